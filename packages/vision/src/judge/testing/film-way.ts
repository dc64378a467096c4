import type { Flight } from '../../track/track.ts';
import { fitParabola } from '../../track/parabola.ts';
import type { RimSample } from '../../ring-watch/sample.ts';

/** The ring of the tests, px. */
export const rim = { cx: 400, cy: 200, rx: 20, ry: 6 };

/** The ball's way in half rim widths (v downward), second by second; null: not seen. */
export type Way = (seconds: number) => { u: number; v: number } | null;

/** Half rim widths that a ball falls in some seconds. */
export const fall = (t: number): number => 21.5 * t * t;

/** What a camera with 30 frames a second would have measured around the ring. */
export function samplesOf(way: Way, seconds: number, score = 0.8): RimSample[] {
  return Array.from({ length: Math.round(seconds * 30) }, (_, frame) => {
    const now = frame / 30;
    const place = way(now);
    return {
      seconds: now,
      ball: place && { x: 400 + 20 * place.u, y: 200 + 20 * place.v, diameter: 21, score },
      netStir: null,
    };
  });
}

/** A stretch of a way that was followed as a flight. */
export function flightAlong(way: Way, from: number, to: number, diameter = 21): Flight {
  const places = samplesOf(way, to).filter(({ seconds }) => seconds >= from);
  const points = places.flatMap(({ seconds, ball }) =>
    ball ? [{ seconds, x: ball.x, y: ball.y, diameter, roundness: 1, colour: null }] : [],
  );
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Too few points for a flight');
  return { points, parabola, diameter, residual: 0 };
}
