import { courtLines } from '@hooplog/domain';
import { expect, test } from 'vitest';
import type { Homography } from './homography.ts';
import { homographyOf, toCourt, toImage } from './homography.ts';
import { overlayLines } from './overlay.ts';

/** A phone 5 ft above half court that looks level at the basket: 500 px a foot at one foot. */
function levelView(): Homography {
  // Depth 30 − y, 5 ft below the eye: i = 320 − 500x ÷ depth, j = 180 + 2500 ÷ depth.
  const h = homographyOf([-500, -320, 9600, 0, -180, 7900, 0, -1, 30], { x: 0, y: 0 });
  if (!h) throw new Error('A level view shows the floor.');
  return h;
}

const size = { width: 640, height: 360 };

test('to the picture and back', () => {
  const h = levelView();
  const image = toImage(h, { x: 6, y: 13.75 });
  const back = image && toCourt(h, image);
  expect(back?.x).toBeCloseTo(6, 6);
  expect(back?.y).toBeCloseTo(13.75, 6);
});

test.each([
  ['behind the camera there is no picture', { x: 0, y: 40 }],
  ['nor beside it', { x: 5, y: 30 }],
])('%s', (_name, spot) => {
  expect(toImage(levelView(), spot)).toBeNull();
});

test('above the horizon there is no floor', () => {
  expect(toCourt(levelView(), { x: 320, y: 100 })).toBeNull();
});

test('lines that run behind the camera end at the edge of the picture', () => {
  const lines = overlayLines(levelView(), courtLines('nba'), size);
  expect(lines.map(({ name }) => name)).toContain('three_line');
  for (const { points } of lines) {
    expect(points.length).toBeGreaterThan(1);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(-0.06 * size.width);
      expect(x).toBeLessThan(1.06 * size.width);
      expect(y).toBeGreaterThan(180);
      expect(y).toBeLessThan(1.06 * size.height);
    }
  }
});

test('a line that is entirely in view stays whole', () => {
  const lines = overlayLines(levelView(), courtLines('high_school'), size);
  const lane = lines.filter(({ name }) => name === 'lane');
  expect(lane).toHaveLength(1);
  expect(lane[0]?.points).toHaveLength(5);
});

test('lines are drawn as far beyond the edge as requested', () => {
  const reach = (margin?: number) => {
    const lines = overlayLines(levelView(), courtLines('nba'), size, margin);
    return Math.max(...lines.flatMap(({ points }) => points.map(({ x }) => x)));
  };
  expect(reach(0.25)).toBeCloseTo(1.25 * size.width, 0);
  expect(reach()).toBeCloseTo(1.05 * size.width, 0);
});
