import { describe, expect, test } from 'vitest';
import { stripMoments, stripSquare } from './strip-moments.ts';

describe('stripMoments', () => {
  test('lie around the rim and are labelled with their distance in time', () => {
    expect(stripMoments(10, 60).map(({ label }) => label)).toEqual([
      '−0.35 s',
      '−0.15 s',
      'at the rim',
      '+0.15 s',
      '+0.3 s',
      '+0.5 s',
    ]);
    expect(stripMoments(10, 60)[2]?.seconds).toBe(10);
  });

  test.each([
    ['at the start', 0.2, 60, 5],
    ['at the end', 59.9, 60, 3],
  ])('are fewer %s of the video', (_, rim, duration, count) => {
    expect(stripMoments(rim, duration)).toHaveLength(count);
  });
});

describe('stripSquare', () => {
  const frame = { width: 1280, height: 720 };
  test.each([
    ['around the rim', { cx: 640, cy: 300, rx: 40, ry: 14 }, { x: 504, side: 272 }],
    [
      'of a far rim, with limited magnification',
      { cx: 640, cy: 300, rx: 6, ry: 2 },
      { side: 100.8 },
    ],
    ['inside the picture', { cx: 10, cy: 5, rx: 40, ry: 14 }, { x: 0, y: 0 }],
    ['no larger than the picture', { cx: 640, cy: 300, rx: 400, ry: 140 }, { y: 0, side: 720 }],
    ['in the middle without a rim', null, { x: 280, y: 0, side: 720 }],
  ])('%s', (_, rim, square) => {
    const found = stripSquare(rim, frame);
    for (const [key, value] of Object.entries(square)) {
      expect(found[key as keyof typeof found]).toBeCloseTo(value);
    }
  });
});
