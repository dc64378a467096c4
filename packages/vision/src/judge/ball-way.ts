import type { RimEllipse } from '../analysis.ts';
import type { Flight } from '../track/track.ts';
import { judgeThresholds as limits } from '../thresholds.ts';
import type { RimSample } from './sample.ts';

/** Where the ball was, seen from the ring: half rim widths, v downward. */
export interface BallPlace {
  readonly seconds: number;
  readonly u: number;
  readonly v: number;
  /** 0 to 1. */
  readonly score: number;
}

/** The ball around one ring over the whole video, and how fast the video's clock runs. */
export interface BallWay {
  readonly places: readonly BallPlace[];
  readonly samples: readonly RimSample[];
  /** Video seconds × this = real seconds: over 1 for sped-up clips, under 1 for slow motion. */
  readonly pace: number;
  /** Usual net motion of the video, gray levels. */
  readonly quiet: number;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? null;
}

/**
 * The clip's clock from gravity: a ball falls with 32.2 ft/s², which is 21.5 rim widths (1.5 ft)
 * per second squared. Flights nearer to the camera than the ring look faster; the median forgives.
 */
function paceOf(flights: readonly Flight[], rim: RimEllipse): number {
  const long = flights.filter(
    ({ points, parabola }) => points.length >= limits.paceFromPoints && parabola.gravity > 0,
  );
  const gravities = long.map(({ parabola, diameter }) => {
    const inWidths = parabola.gravity / (2 * rim.rx);
    // The same in the flight's own scale is right at any distance; take the smaller of the two.
    return Math.min(inWidths, parabola.gravity / (limits.widthPerBall * diameter));
  });
  const gravity = medianOf(gravities);
  if (gravity === null) return 1;
  const pace = Math.sqrt(gravity / limits.gravityWidths);
  // Near the usual clock the estimate is noisier than the clip.
  if (pace > limits.usualPaceLeast && pace < limits.usualPaceMost) return 1;
  return Math.max(limits.leastPace, Math.min(limits.mostPace, pace));
}

/** Joins what was seen around the ring with what the flights say, one place a frame. */
export function ballWayOf(
  samples: readonly RimSample[],
  flights: readonly Flight[],
  rim: RimEllipse,
): BallWay {
  const places = new Map<number, BallPlace>();
  const put = (seconds: number, x: number, y: number, score: number): void => {
    const u = (x - rim.cx) / rim.rx;
    const v = (y - rim.cy) / rim.rx;
    if (Math.abs(u) > limits.farU || v < limits.farAbove || v > limits.farBelow) return;
    if ((places.get(seconds)?.score ?? 0) < score) places.set(seconds, { seconds, u, v, score });
  };
  for (const { seconds, ball } of samples) {
    if (ball) put(seconds, ball.x, ball.y, ball.score);
  }
  for (const { points } of flights) {
    for (const { seconds, x, y } of points) put(seconds, x, y, limits.flightScore);
  }
  return {
    places: [...places.values()].sort((a, b) => a.seconds - b.seconds),
    samples,
    pace: paceOf(flights, rim),
    quiet: Math.max(limits.leastQuiet, medianOf(samples.map((s) => s.netMotion)) ?? 0),
  };
}
