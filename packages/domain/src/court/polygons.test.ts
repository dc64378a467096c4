import { expect, test } from 'vitest';
import { distanceToOutline, isInsidePolygon, polygonArea } from './polygons.ts';

/** A U: 4 wide, 3 high, with a notch 2 wide and 2 deep from above. */
const U = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 3 },
  { x: 3, y: 3 },
  { x: 3, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 3 },
  { x: 0, y: 3 },
];

test.each<[what: string, x: number, y: number, inside: boolean]>([
  ['in the foot', 2, 0.5, true],
  ['in the left arm', 0.5, 2, true],
  ['in the notch', 2, 2, false],
  ['left of it', -1, 2, false],
  ['above it', 2, 4, false],
])('%s', (_, x, y, inside) => {
  expect(isInsidePolygon({ x, y }, U)).toBe(inside);
});

test('area counts the notch, for either orientation of the outline', () => {
  expect(polygonArea(U)).toBe(8);
  expect(polygonArea(U.toReversed())).toBe(8);
});

test.each<[what: string, x: number, y: number, distance: number]>([
  ['inside', 2, 0.25, 0.25],
  ['in the notch', 2, 1.5, 0.5],
  ['beyond a corner', 7, 7, 5],
])('distance to the outline: %s', (_, x, y, distance) => {
  expect(distanceToOutline({ x, y }, U)).toBeCloseTo(distance);
});
