import type { Colour } from '../scene/people.ts';
import { blend, type Canvas, eachPixel } from './canvas.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Share of a pixel that lies inside a shape whose edge is `distance` pixels away (negative inside). */
const coverage = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance));

/** A straight stroke with round ends, which may taper: limbs, strands, tubes. Radii in pixels. */
export function capsule(
  canvas: Canvas,
  from: Spot & { readonly radius: number },
  to: Spot & { readonly radius: number },
  colour: Colour,
  alpha = 1,
): void {
  const reach = Math.max(from.radius, to.radius) + 1;
  const box = {
    left: Math.min(from.x, to.x) - reach,
    right: Math.max(from.x, to.x) + reach,
    top: Math.min(from.y, to.y) - reach,
    bottom: Math.max(from.y, to.y) + reach,
  };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy || 1;
  // A stroke thinner than a pixel is drawn a pixel wide and fainter; otherwise it would break up.
  const faint = Math.min(1, 2 * Math.max(from.radius, to.radius));
  eachPixel(canvas, box, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
    const aside = { x: x - from.x - along * dx, y: y - from.y - along * dy };
    // Not Math.hypot, which guards against overflow and takes five times as long.
    const distance = Math.sqrt(aside.x * aside.x + aside.y * aside.y);
    const radius = Math.max(0.5, from.radius + (to.radius - from.radius) * along);
    const share = coverage(distance - radius) * alpha * faint;
    if (share > 0) blend(canvas, x, y, colour, share);
  });
}

/** A filled convex shape; corners in either order. */
export function polygon(canvas: Canvas, corners: readonly Spot[], colour: Colour, alpha = 1): void {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const box = {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 1,
  };
  const edges = outwardEdges(corners);
  eachPixel(canvas, box, (x, y) => {
    let outside = -Infinity;
    for (const edge of edges) outside = Math.max(outside, edge.a * x + edge.b * y + edge.c);
    const share = coverage(outside) * alpha;
    if (share > 0) blend(canvas, x, y, colour, share);
  });
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Each edge as a line equation whose value is the distance to the outside. */
function outwardEdges(corners: readonly Spot[]): Edge[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const a = (to.y - from.y) / length;
    const b = (from.x - to.x) / length;
    const c = -(a * from.x + b * from.y);
    const sign = a * middle.x + b * middle.y + c > 0 ? -1 : 1;
    return { a: a * sign, b: b * sign, c: c * sign };
  });
}
