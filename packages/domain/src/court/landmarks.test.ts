import { describe, expect, test } from 'vitest';
import type { CourtPoint } from '../units.ts';
import { COURT_KINDS, courtMeasures } from './kinds.ts';
import { courtLandmarks } from './landmarks.ts';
import type { CourtLine } from './line-shapes.ts';
import { courtLines } from './lines.ts';

/** Feet between a spot and the segment between two points. */
function distanceToStretch(from: CourtPoint, to: CourtPoint, spot: CourtPoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(from.x + part * dx - spot.x, from.y + part * dy - spot.y);
}

/** Feet between a spot and a line's nearest segment. */
function distanceTo({ points, closed }: CourtLine, spot: CourtPoint): number {
  const ends = closed ? points.concat(points.slice(0, 1)) : points;
  return Math.min(...ends.slice(1).map((to, at) => distanceToStretch(ends[at] ?? to, to, spot)));
}

describe.each(COURT_KINDS)('the floor of %s', (kind) => {
  test('every landmark lies on a painted line', () => {
    for (const { id, point } of courtLandmarks(kind)) {
      const nearest = Math.min(...courtLines(kind).map((line) => distanceTo(line, point)));
      expect(nearest, id).toBeLessThan(0.01);
    }
  });

  test('landmarks have unique names and positions', () => {
    const landmarks = courtLandmarks(kind);
    expect(new Set(landmarks.map(({ id }) => id)).size).toBe(landmarks.length);
    expect(new Set(landmarks.map(({ label }) => label)).size).toBe(landmarks.length);
    expect(new Set(landmarks.map(({ point }) => `${point.x},${point.y}`)).size).toBe(
      landmarks.length,
    );
  });

  test('the three-point line is one line, symmetric, and nowhere nearer than its corners', () => {
    const { threeCornerX, threeRadius } = courtMeasures(kind);
    const points = courtLines(kind).find(({ name }) => name === 'three_line')?.points ?? [];
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(threeCornerX, 6);
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(threeRadius, 3);
    points.forEach(({ x, y }, at) => {
      expect(points.at(-1 - at)?.x).toBeCloseTo(-x, 6);
      expect(points.at(-1 - at)?.y).toBeCloseTo(y, 6);
    });
  });
});

// The rule books' own numbers, in their own units.
test.each([
  ['high_school', 'free-throw line from the baseline', 19],
  ['nba', 'free-throw line from the baseline', 19],
  ['fiba', 'free-throw line from the baseline', 5.8 / 0.3048],
] as const)('%s: %s', (kind, _name, feet) => {
  const { freeThrowY, baselineY } = courtMeasures(kind);
  expect(freeThrowY - baselineY).toBeCloseTo(feet, 6);
});
