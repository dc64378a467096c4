import { fitParabola } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';

/** Start and end of a throw, px and seconds; the flight takes a second and curves like a ball's. */
export interface Throw {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly at?: number;
  readonly diameter?: number;
  /** px/s²; 370 is a ball of 12 px. */
  readonly gravity?: number;
}

/** The flight of a throw as the tracker returns it, seen thirty times a second. */
export function thrown({ from, to, at = 0, diameter = 12, gravity = 370 }: Throw): Flight {
  const up = to[1] - from[1] - gravity / 2;
  const points = Array.from({ length: 31 }, (_, frame) => {
    const t = frame / 30;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + up * t + (gravity / 2) * t * t;
    return { seconds: at + t, x, y, diameter, colour: null };
  });
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Thirty points make a parabola.');
  return { points, parabola, diameter, residual: 0 };
}
