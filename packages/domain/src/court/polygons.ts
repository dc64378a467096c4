import type { CourtPoint, Feet } from '../units.ts';

type Edge = readonly [from: CourtPoint, to: CourtPoint];

const knownEdges = new WeakMap<readonly CourtPoint[], readonly Edge[]>();

/** The sides of a polygon, the closing one included. Cached, since one polygon is tested against thousands of points. */
function edgesOf(polygon: readonly CourtPoint[]): readonly Edge[] {
  const known = knownEdges.get(polygon);
  if (known !== undefined) return known;
  const edges = polygon.map((to, index): Edge => [polygon.at(index - 1) ?? to, to]);
  knownEdges.set(polygon, edges);
  return edges;
}

/** Whether a point lies inside a polygon (even-odd rule). Points on the outline may count either way. */
export function isInsidePolygon({ x, y }: CourtPoint, polygon: readonly CourtPoint[]): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(polygon)) {
    if (a.y > y === b.y > y) continue;
    if (x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** Distance from a point to the nearest side of a polygon. */
export function distanceToOutline(point: CourtPoint, polygon: readonly CourtPoint[]): Feet {
  return Math.sqrt(
    edgesOf(polygon).reduce(
      (nearest, edge) => Math.min(nearest, squaredDistanceToEdge(point, edge)),
      Infinity,
    ),
  );
}

/** In square feet: one root at the end is cheaper than one per side. */
function squaredDistanceToEdge({ x, y }: CourtPoint, [a, b]: Edge): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / lengthSquared;
  const clamped = Math.min(1, Math.max(0, along));
  const [offX, offY] = [x - a.x - clamped * dx, y - a.y - clamped * dy];
  return offX * offX + offY * offY;
}

/** Area in square feet, for either orientation of the outline. */
export function polygonArea(polygon: readonly CourtPoint[]): number {
  const twice = edgesOf(polygon).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);
  return Math.abs(twice) / 2;
}
