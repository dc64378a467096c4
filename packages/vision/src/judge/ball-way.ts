import type { RimEllipse } from '../analysis.ts';
import { fallAt } from '../track/parabola.ts';
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
  /** Video seconds × this = real seconds: over 1 for sped-up clips, under 1 for slow motion. */
  readonly pace: number;
  /** When flights came into view of the ring that came down at it, video seconds. */
  readonly landings: readonly { readonly from: number; readonly at: number }[];
  /** ry ÷ rx of the ring: 0 level with it, 1 right below or above. */
  readonly openness: number;
}

function quantileOf(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
}

/**
 * How much of a height shows: all of it from level with the ring, less from below or above, when the
 * ring looks round.
 */
export function uprightOf({ rx, ry }: RimEllipse): number {
  return Math.max(limits.leastUpright, Math.sqrt(Math.max(0, 1 - (ry / rx) ** 2)));
}

/** px between a flight's highest and lowest sighting. */
function heightOf({ points }: Flight): number {
  const ys = points.map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

function secondsOf({ points }: Flight): number {
  return (points.at(-1)?.seconds ?? 0) - (points[0]?.seconds ?? 0);
}

/**
 * The clip's clock from gravity: a ball falls with 32.2 ft/s², which is 21.5 rim widths (1.5 ft)
 * per second squared. Flights nearer to the camera than the ring look faster, a ball that rolls or
 * is carried slower; the upper quartile of the falls leaves both out.
 */
export function paceOf(flights: readonly Flight[], rim: RimEllipse): number {
  const falls = flights.filter(
    (flight) =>
      flight.points.length >= limits.paceFromPoints &&
      flight.parabola.gravity > 0 &&
      heightOf(flight) >= limits.paceFromHeight * flight.diameter,
  );
  const gravities = falls.map(({ parabola, diameter }) => {
    const inWidths = parabola.gravity / (2 * rim.rx);
    // The same in the flight's own scale is right at any distance; take the smaller of the two.
    return Math.min(inWidths, parabola.gravity / (limits.widthPerBall * diameter));
  });
  const gravity = quantileOf(gravities, 0.75);
  if (gravity === null) return 1;
  const pace = Math.sqrt(gravity / uprightOf(rim) / limits.gravityWidths);
  // A short slow fall is a ball that was carried or rolled, not slow motion.
  const longest = Math.max(...falls.map(secondsOf));
  if (pace < limits.usualPaceLeast && longest < limits.slowFlightSeconds) return 1;
  // Near the usual clock the estimate is noisier than the clip.
  if (pace > limits.usualPaceLeast && pace < limits.usualPaceMost) return 1;
  return Math.max(limits.leastPace, Math.min(limits.mostPace, pace));
}

function isAround(u: number, v: number): boolean {
  return Math.abs(u) <= limits.farU && v >= limits.farAbove && v <= limits.farBelow;
}

function landingsOf(flights: readonly Flight[], rim: RimEllipse): BallWay['landings'] {
  return flights.flatMap(({ points, parabola }) => {
    if (points.length < limits.landingPoints) return [];
    const places = points.map(({ seconds, x, y }) => ({
      seconds,
      u: (x - rim.cx) / rim.rx,
      v: (y - rim.cy) / rim.rx,
    }));
    const [nearest] = [...places].sort((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v));
    const first = places.find(({ u, v }) => isAround(u, v));
    if (!nearest || !first || Math.hypot(nearest.u, nearest.v) > limits.nearestRadii) return [];
    return fallAt(parabola, nearest.seconds) > 0
      ? [{ from: first.seconds, at: nearest.seconds }]
      : [];
  });
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
    if (!isAround(u, v)) return;
    if ((places.get(seconds)?.score ?? 0) < score) places.set(seconds, { seconds, u, v, score });
  };
  for (const { seconds, ball } of samples) {
    if (ball) put(seconds, ball.x, ball.y, ball.score);
  }
  for (const { points } of flights) {
    for (const { seconds, x, y } of points) put(seconds, x, y, limits.flightScore);
  }
  return {
    landings: landingsOf(flights, rim),
    places: [...places.values()].sort((a, b) => a.seconds - b.seconds),
    pace: paceOf(flights, rim),
    openness: rim.ry / rim.rx,
  };
}
