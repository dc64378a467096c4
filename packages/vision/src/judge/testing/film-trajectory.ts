import type { Flight } from '../../track/track.ts';
import { fitParabola, placeAt } from '../../track/parabola.ts';
import type { RimSample } from '../../ring-watch/sample.ts';

/** The ring of the tests, px. */
export const rim = { cx: 400, cy: 200, rx: 20, ry: 6 };

/** The ball's trajectory in half rim widths (v downward), second by second; null: not seen. */
export type Trajectory = (seconds: number) => { u: number; v: number } | null;

/** Half rim widths that a ball falls in some seconds. */
export const fall = (t: number): number => 21.5 * t * t;

/** The samples that a camera with 30 frames a second would take around the ring. */
export function samplesOf(trajectory: Trajectory, seconds: number, score = 0.8): RimSample[] {
  return Array.from({ length: Math.round(seconds * 30) }, (_, frame) => {
    const now = frame / 30;
    const sighting = trajectory(now);
    return {
      seconds: now,
      ball: sighting && { x: 400 + 20 * sighting.u, y: 200 + 20 * sighting.v, diameter: 21, score },
      netMotion: null,
    };
  });
}

/** A stretch of a trajectory that was followed as a flight. */
export function flightAlong(
  trajectory: Trajectory,
  from: number,
  to: number,
  diameter = 21,
): Flight {
  const sightings = samplesOf(trajectory, to).filter(({ seconds }) => seconds >= from);
  const points = sightings.flatMap(({ seconds, ball }) =>
    ball ? [{ seconds, x: ball.x, y: ball.y, diameter, colour: null }] : [],
  );
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Too few points for a flight');
  return { points, parabola, diameter, residual: 0 };
}

/** A flight at a steady speed from a point, both in half rim widths: moments may lie between pictures. */
export function straight(
  [u, v]: readonly [u: number, v: number],
  [right, down]: readonly [right: number, down: number],
  from: number,
  to: number,
): Flight {
  const trajectory = { at: from, x0: rim.cx + u * rim.rx, vx: right * rim.rx, drift: 0 };
  const parabola = { ...trajectory, y0: rim.cy + v * rim.rx, vy: down * rim.rx, gravity: 0 };
  const points = Array.from({ length: 10 }, (_, at) => {
    const seconds = from + (at / 9) * (to - from);
    return { seconds, ...placeAt(parabola, seconds), diameter: 21, colour: null };
  });
  return { points, parabola, diameter: 21, residual: 0 };
}
