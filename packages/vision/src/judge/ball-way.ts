import type { RimEllipse } from '../analysis.ts';
import { fallAt, placeAt, velocityAt } from '../track/parabola.ts';
import type { TimedPoint } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { ArcSight } from './near-arc.ts';
import type { RimSample } from './sample.ts';

/** Where the ball was, seen from the ring: half rim widths, v downward. */
export interface BallPlace {
  readonly seconds: number;
  readonly u: number;
  readonly v: number;
  /** 0 to 1. */
  readonly score: number;
}

/** A flight that came down at the ring; video seconds. */
interface Landing {
  /** When the ball was first seen to fly. */
  readonly start: number;
  /** When it came into view of the ring, falling. */
  readonly from: number;
  /** When it was nearest to the ring's middle, falling. */
  readonly at: number;
}

/** The ball around one ring over the whole video, and how fast the video's clock runs. */
export interface BallWay {
  readonly places: readonly BallPlace[];
  /** Video seconds × this = real seconds: over 1 for sped-up clips, under 1 for slow motion. */
  readonly pace: number;
  /** Flights that came down at the ring. */
  readonly landings: readonly Landing[];
  /** When flights turned at the board or above the ring, video seconds. */
  readonly bounces: readonly number[];
  /** How the net moved, frame by frame: see `netStirOf`. */
  readonly stirs: readonly { readonly seconds: number; readonly stir: number }[];
  /** How often ball and near arc hid each other, frame by frame. */
  readonly arcs: readonly (ArcSight & { readonly seconds: number })[];
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

/** Where a flight was seen to fall, and where it went right after it was lost. */
function wayDown({ points, parabola }: Flight, pace: number): TimedPoint[] {
  const seen = points.filter(({ seconds }) => fallAt(parabola, seconds) > 0);
  const end = seen.at(-1)?.seconds;
  if (end === undefined) return [];
  const steps = Array.from({ length: limits.landingSteps }, (_, at) => at + 1);
  const ahead = steps.map((step) => {
    const seconds = end + (step / limits.landingSteps) * (limits.landingSeconds / pace);
    return { seconds, ...placeAt(parabola, seconds) };
  });
  return [...seen, ...ahead];
}

/** Only its way down counts: filmed from behind the shooter, the ball passes before the ring on its way up. */
function landingOf(flight: Flight, rim: RimEllipse, pace: number): Landing | null {
  const places = wayDown(flight, pace).map(({ seconds, x, y }) => ({
    seconds,
    u: (x - rim.cx) / rim.rx,
    v: (y - rim.cy) / rim.rx,
  }));
  const [nearest] = [...places].sort((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v));
  const first = places.find(({ u, v }) => isAround(u, v));
  const start = flight.points[0];
  if (!start || !nearest || !first) return null;
  if (Math.hypot(nearest.u, nearest.v) > limits.nearestRadii) return null;
  return { start: start.seconds, from: first.seconds, at: nearest.seconds };
}

function landingsOf(flights: readonly Flight[], rim: RimEllipse, pace: number): Landing[] {
  return flights
    .filter(({ points }) => points.length >= limits.landingPoints)
    .map((flight) => landingOf(flight, rim, pace))
    .filter((landing) => landing !== null);
}

function endsAtBoard({ points }: Flight, rim: RimEllipse): boolean {
  const end = points.at(-1);
  if (!end) return false;
  const u = (end.x - rim.cx) / rim.rx;
  const v = (end.y - rim.cy) / rim.rx;
  return Math.abs(u) <= limits.boardU && v >= limits.boardTop && v <= limits.boardBottom;
}

/** Whether a flight turned into another: when, video seconds. */
function bounceOf(before: Flight, after: Flight, pace: number): number | null {
  const end = before.points.at(-1);
  const start = after.points[0];
  if (!end || !start) return null;
  const gap = (start.seconds - end.seconds) * pace;
  if (gap < 0 || gap > limits.bounceSeconds) return null;
  const came = velocityAt(before.parabola, end.seconds);
  const went = velocityAt(after.parabola, start.seconds);
  const change = Math.hypot(went.x - came.x, went.y - came.y);
  return change > limits.bounceShare * Math.hypot(came.x, came.y) ? start.seconds : null;
}

/** Few flights end at the board, so that not every one is compared with every other. */
function bouncesOf(flights: readonly Flight[], rim: RimEllipse, pace: number): number[] {
  return flights
    .filter((flight) => endsAtBoard(flight, rim))
    .flatMap((before) => flights.map((after) => bounceOf(before, after, pace)))
    .filter((seconds) => seconds !== null);
}

/** Without what is too near to the camera, and so looks too large, to be a ball at this ring. */
function atDepthOf(rim: RimEllipse, flight: Flight): Flight {
  const most = limits.mostBallPerRing * 2 * rim.rx;
  return { ...flight, points: flight.points.filter(({ diameter }) => diameter <= most) };
}

/** Joins what was seen around the ring with what the flights say, one place a frame. */
export function ballWayOf(
  samples: readonly RimSample[],
  seenFlights: readonly Flight[],
  rim: RimEllipse,
): BallWay {
  const flights = seenFlights.map((flight) => atDepthOf(rim, flight));
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
  const pace = paceOf(flights, rim);
  return {
    stirs: samples.flatMap(({ seconds, netStir }) =>
      netStir === null ? [] : [{ seconds, stir: netStir }],
    ),
    arcs: samples.flatMap(({ seconds, nearArc }) => (nearArc ? [{ seconds, ...nearArc }] : [])),
    landings: landingsOf(flights, rim, pace),
    bounces: bouncesOf(flights, rim, pace),
    places: [...places.values()].sort((a, b) => a.seconds - b.seconds),
    pace,
    openness: rim.ry / rim.rx,
  };
}
