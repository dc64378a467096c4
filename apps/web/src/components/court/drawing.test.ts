import { COURT_KINDS, type CourtPoint, courtLines, ZONE_IDS, zonePolygon } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { fromDrawing, toLinePath, toPath } from './drawing.ts';

/** The points of a path, feet. */
const pointsOf = (path: string): readonly CourtPoint[] =>
  path
    .replaceAll(/[MZ]/g, '')
    .split('L')
    .map((step) => step.split(' ').map(Number))
    .map(([x = 0, y = 0]) => fromDrawing({ x, y }));

/** Feet from a point to the nearest segment of a polyline. */
function distanceTo(way: readonly CourtPoint[], { x, y }: CourtPoint): number {
  const pieces = way.slice(1).map((to, index) => [way[index] ?? to, to] as const);
  return Math.min(
    ...pieces.map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const held = Math.min(1, Math.max(0, along));
      return Math.hypot(x - a.x - held * dx, y - a.y - held * dy);
    }),
  );
}

const LINES = [
  ...courtLines().map(({ name, points, closed }) => ({ of: name as string, points, closed })),
  ...COURT_KINDS.flatMap((kind) =>
    courtLines(kind).map(({ name, points, closed }) => ({
      of: `${name}, ${kind}`,
      points,
      closed,
    })),
  ),
  ...ZONE_IDS.map((id) => ({ of: id as string, points: zonePolygon(id), closed: true })),
];

describe('a drawn line', () => {
  test.each(LINES)('of $of matches the true one', ({ points, closed }) => {
    const drawn = pointsOf(toLinePath(points, closed));
    const way = closed ? [...drawn, ...drawn.slice(0, 1)] : drawn;
    // A hundredth of a foot, plus the rounding of coordinates.
    expect(Math.max(...points.map((point) => distanceTo(way, point)))).toBeLessThan(0.02);
  });

  test('has at most a quarter of the points', () => {
    const length = (path: typeof toPath) =>
      courtLines()
        .map(({ points, closed }) => path(points, closed))
        .join('').length;
    expect(length(toLinePath)).toBeLessThan(length(toPath) / 4);
  });
});
