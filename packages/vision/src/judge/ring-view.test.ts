import { describe, expect, test } from 'vitest';
import { isAround, isAtBoard, isSteep, seenFromRing } from './ring-view.ts';
import { rim } from './testing/film-way.ts';

test('a place is told in half rim widths from the middle of the ring', () => {
  expect(seenFromRing(430, 190, rim)).toEqual({ u: 1.5, v: -0.5 });
});

describe('is around the ring, is where the board may be', () => {
  test.each([
    [0, 0, true, true],
    [4.4, 0, true, true],
    [-4.6, 0, true, false],
    [-5.9, 0, true, false],
    [6.1, 0, false, false],
    [0, -5.4, true, true],
    [0, -9, true, true],
    [0, 0.9, true, true],
    [0, 1.1, true, false],
    [0, 5.9, true, false],
    [0, 6.1, false, false],
    [7, -7, false, false],
  ])('%d aside, %d below', (u, v, around, board) => {
    expect(isAround({ u, v })).toBe(around);
    expect(isAtBoard({ u, v })).toBe(board);
  });
});

test.each([
  [0.44, false],
  [0.46, true],
])('a ring %d as high as wide is seen steeply: %s', (open, steep) => {
  expect(isSteep({ cx: 0, cy: 0, rx: 20, ry: 20 * open })).toBe(steep);
});
