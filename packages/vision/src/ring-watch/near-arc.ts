import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { nearArcThresholds as limits } from '../thresholds/judge.ts';

/**
 * From below a ring's near arc is its upper one. A ball above the ring or in it is seen behind that
 * arc; one that falls outside of ring and net, before them, hides it.
 */
export interface ArcSight {
  /** Directions in which the ball is seen on both sides of the iron, and the iron is hidden. */
  readonly hidden: number;
  /** The same, and the iron is to be seen before it. */
  readonly shown: number;
}

/** A ball in the picture, px. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** A pixel. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A frame, the place without what moves, and how much brighter (gray levels) the frame is. */
interface Change {
  readonly frame: Picture;
  readonly background: Picture;
  readonly brightness: number;
}

/** Directions along the upper half, from the ring's middle: without its ends, where the arc turns back. */
const directions = Array.from({ length: limits.directions }, (_, at) => {
  const part = limits.leaveOut + ((1 - 2 * limits.leaveOut) * at) / (limits.directions - 1);
  return { cos: Math.cos(Math.PI * (1 + part)), sin: Math.sin(Math.PI * (1 + part)) };
});

/** Half rim widths outside of the ellipse where the iron is looked for: no ring is drawn with compasses. */
const straying = Array.from(
  { length: limits.steps },
  (_, at) => limits.stray * ((2 * at) / (limits.steps - 1) - 1),
);

/** Colour levels between a pixel of one picture and one of another (of the same size). */
function differenceOf(a: Picture, { x, y }: Place, b: Picture, to: Place, brightness = 0): number {
  const isInside = (px: Place): boolean =>
    px.x >= 0 && px.y >= 0 && px.x < a.width && px.y < a.height;
  if (!isInside({ x, y }) || !isInside(to)) return 0;
  const [seen, other] = [a.luma[y * a.width + x]!, b.luma[to.y * b.width + to.x]!];
  if (seen === 0 || other === 0) return 0;
  const gray = Math.abs(seen - other - brightness);
  if (!a.chroma || !b.chroma) return gray;
  const i = (y >> 1) * a.chroma.width + (x >> 1);
  const j = (to.y >> 1) * b.chroma.width + (to.x >> 1);
  const u = Math.abs(a.chroma.u[i]! - b.chroma.u[j]!);
  return gray + u + Math.abs(a.chroma.v[i]! - b.chroma.v[j]!);
}

/** Where the iron is, across the arc in one direction, and places to both sides of it. */
interface Iron {
  readonly iron: readonly Place[];
  readonly beside: readonly [Place, Place];
}

/** The place that stands out most from both sides; null where none does. */
function ironAt(background: Picture, placeAt: (out: number) => Place): Iron | null {
  let best: Iron | null = null;
  let most: number = limits.contrast;
  for (const out of straying) {
    const here = placeAt(out);
    const beside = [placeAt(out - limits.aside), placeAt(out + limits.aside)] as const;
    const [inside, outside] = beside.map((to) => differenceOf(background, here, background, to));
    const contrast = Math.min(inside!, outside!);
    if (contrast < most) continue;
    most = contrast;
    best = { iron: [here, placeAt(out - limits.quiver), placeAt(out + limits.quiver)], beside };
  }
  return best;
}

/** Whether the iron of this ring is thick enough in the picture, and its arcs lie apart. */
export function hasNearArc({ rx, ry }: RimEllipse): boolean {
  return rx >= limits.leastRx && ry / rx >= limits.leastOpen;
}

/** Which of ball and near arc of a ring hides the other, both in px of the working picture. */
export function nearArcOf({ cx, cy, rx, ry }: RimEllipse, ball: Disc, change: Change): ArcSight {
  const { frame, background, brightness } = change;
  const changeAt = (place: Place): number =>
    differenceOf(frame, place, background, place, brightness);
  let hidden = 0;
  let shown = 0;
  for (const { cos, sin } of directions) {
    const x = cx + rx * cos;
    const y = cy + ry * sin;
    if (Math.hypot(x - ball.x, y - ball.y) > limits.discPart * ball.diameter) continue;
    const found = ironAt(background, (out) => ({
      x: Math.round(x + out * rx * cos),
      y: Math.round(y + out * rx * sin),
    }));
    if (!found || found.beside.some((place) => changeAt(place) < limits.ball)) continue;
    // A ring that was hit quivers.
    const least = Math.min(...found.iron.map(changeAt));
    if (least > limits.hidden) hidden++;
    else if (least < limits.shown) shown++;
  }
  return { hidden, shown };
}
