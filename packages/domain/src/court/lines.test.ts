import { expect, test } from 'vitest';
import { COURT, isOnHalfCourt } from './dimensions.ts';
import type { CourtLineName } from './line-shapes.ts';
import { courtLines } from './lines.ts';

const pointsOf = (name: CourtLineName) =>
  courtLines().find((line) => line.name === name)?.points ?? [];

test('no line leaves the half court', () => {
  for (const { points } of courtLines()) expect(points.every(isOnHalfCourt)).toBe(true);
});

test.each<[name: CourtLineName, radius: number, cornerX: number]>([
  ['hs_line', COURT.HS_RADIUS, COURT.HS_RADIUS],
  ['three_line', COURT.THREE_RADIUS, COURT.THREE_CORNER_X],
])('the %s runs from baseline to baseline over the top', (name, radius, cornerX) => {
  const points = pointsOf(name);
  expect(points[0]).toEqual({ x: cornerX, y: COURT.BASELINE_Y });
  expect(points.at(-1)).toEqual({ x: -cornerX, y: COURT.BASELINE_Y });
  const arc = points.filter(({ y }) => y > COURT.CORNER_Y);
  for (const { x, y } of arc) expect(Math.hypot(x, y)).toBeCloseTo(radius, 6);
  expect(Math.max(...arc.map(({ y }) => y))).toBeCloseTo(radius, 6);
});

test('the lane, the free-throw circle and the rim have their sizes', () => {
  expect(pointsOf('lane')).toContainEqual({ x: 6, y: 13.75 });
  const circle = pointsOf('free_throw_circle');
  expect(Math.max(...circle.map(({ y }) => y))).toBeCloseTo(19.75, 6);
  for (const { x, y } of pointsOf('rim')) expect(Math.hypot(x, y)).toBeCloseTo(0.75, 6);
});
