import type { CourtPoint, Feet } from '../units.ts';

type Edge = readonly [from: CourtPoint, to: CourtPoint];

/** The sides of a polygon, the closing one included. */
export function edgesOf(polygon: readonly CourtPoint[]): readonly Edge[] {
  return polygon.flatMap((to, index): Edge[] => {
    const from = polygon.at(index - 1);
    return from === undefined ? [] : [[from, to]];
  });
}

/** Whether a point lies inside a polygon (even-odd rule). Points on the outline may count either way. */
export function isInside({ x, y }: CourtPoint, polygon: readonly CourtPoint[]): boolean {
  const crossings = edgesOf(polygon).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossings.length % 2 === 1;
}

/** Distance from a point to the nearest side of a polygon. */
export function distanceToOutline(point: CourtPoint, polygon: readonly CourtPoint[]): Feet {
  return edgesOf(polygon).reduce(
    (nearest, edge) => Math.min(nearest, distanceToEdge(point, edge)),
    Infinity,
  );
}

function distanceToEdge({ x, y }: CourtPoint, [a, b]: Edge): Feet {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / lengthSquared;
  const clamped = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - clamped * dx, y - a.y - clamped * dy);
}

/** Area in square feet, whichever way the outline runs. */
export function polygonArea(polygon: readonly CourtPoint[]): number {
  const twice = edgesOf(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  return Math.abs(twice) / 2;
}
