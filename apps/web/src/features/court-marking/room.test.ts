import { expect, test } from 'vitest';
import { boxIn, inside, isOutside, pictureOf, roomAround, shareOf } from './room.ts';

const FRAME = { width: 1000, height: 400 };

test('the margin keeps the aspect ratio of the picture', () => {
  const room = roomAround(FRAME);
  expect(room).toEqual({ x: -250, y: -100, width: 1500, height: 600 });
  const { left, top, width, height } = boxIn(pictureOf(FRAME), room);
  expect([left, top].map((each) => Number.parseFloat(each))).toEqual([
    expect.closeTo(100 / 6),
    expect.closeTo(100 / 6),
  ]);
  expect(width).toBe(height);
  expect(boxIn(pictureOf(FRAME), pictureOf(FRAME))).toEqual({
    left: '0%',
    top: '0%',
    width: '100%',
    height: '100%',
  });
});

test.each<[what: string, x: number, y: number, outside: boolean]>([
  ['in it', 500, 200, false],
  ['on its edge', 1000, 400, false],
  ['below it', 500, 401, true],
  ['left of it', -1, 200, true],
])('a point %s', (_, x, y, outside) => {
  expect(isOutside({ x, y }, FRAME)).toBe(outside);
});

test('positions are clamped to a box, and shares of it run from 0 to 1', () => {
  const room = roomAround(FRAME);
  expect(inside({ x: -9999, y: 9999 }, room)).toEqual({ x: -250, y: 500 });
  expect(shareOf({ x: -250, y: 500 }, room)).toEqual({ x: 0, y: 1 });
});
