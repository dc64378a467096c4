import type { RimEllipse } from '../analysis.ts';
import type { Flight } from '../track/track.ts';
import { GRAVITY_RADII, RIM_PER_BALL } from '../physics.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import { trackThresholds } from '../thresholds/track.ts';
import { bouncesOf, joinFlights } from './bounces.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { isThrow, rimArrivalsOf } from './rim-arrivals.ts';
import {
  type RimSighting,
  clearestSightings,
  followThrow,
  removePass,
  removeRise,
  withoutJumps,
} from './rim-sightings.ts';
import {
  isAround,
  isSteep,
  minBallDiameter,
  maxBallDiameter,
  type RingPlace,
  seenFromRing,
  verticalForeshorteningOf,
} from './ring-view.ts';
import type { RimSample } from '../ring-watch/sample.ts';

/** The ball around one ring over the whole video, and how fast the video's clock runs. */
export interface BallTrajectory {
  readonly sightings: readonly RimSighting[];
  /** Video seconds × this = real seconds: over 1 for sped-up clips, under 1 for slow motion. */
  readonly pace: number;
  /** Flights that came down at the ring. */
  readonly rimArrivals: readonly RimArrival[];
  /** When flights turned at the board or above the ring, video seconds. */
  readonly bounces: readonly number[];
  /** Motion of the net, frame by frame: see `netMotionOf`. */
  readonly netMotions: readonly { readonly seconds: number; readonly motion: number }[];
  /** px of the working picture. */
  readonly rim: RimEllipse;
  /** ry ÷ rx of the ring: 0 level with it, 1 right below or above. */
  readonly rimAspect: number;
}

function quantileOf(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
}

/** px between a flight's highest and lowest sighting. */
function heightOf({ points }: Flight): number {
  const ys = points.map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
}

/**
 * Speed of falling balls relative to free fall at a ring of 18 inches: gravity in half rim widths. Flights
 * nearer to the camera than the ring look faster; a ball that rolls or is carried looks slower. The upper
 * quartile of the falls excludes both. Null if nothing fell.
 */
export function fallPaceOf(seen: readonly Flight[], rim: RimEllipse): number | null {
  const falls = seen
    .map((flight) => atDepthOf(rim, flight))
    .filter(
      (flight) =>
        flight.parabola.gravity > 0 &&
        heightOf(flight) >= trackThresholds.minTravel * flight.diameter,
    );
  const gravities = falls.map(({ parabola, diameter }) => {
    const inRadii = parabola.gravity / rim.rx;
    // Gravity in the flight's own scale is right at any distance; take the smaller of the two.
    return Math.min(inRadii, (2 * parabola.gravity) / (RIM_PER_BALL * diameter));
  });
  const gravity = quantileOf(gravities, 0.75);
  return gravity === null
    ? null
    : Math.sqrt(gravity / verticalForeshorteningOf(rim) / GRAVITY_RADII);
}

/** The clip's clock, from how fast balls fall. */
export function paceOf(seen: readonly Flight[], rim: RimEllipse): number {
  const pace = fallPaceOf(seen, rim) ?? 1;
  // Near the usual pace the estimate is noisier than the clip.
  if (pace > 1 / limits.clearlyOther && pace < limits.clearlyOther) return 1;
  return Math.max(limits.minPace, Math.min(1 / limits.minPace, pace));
}

/** Drops flights that are too near to the camera, and so too large, to be a ball at this ring. */
function atDepthOf(rim: RimEllipse, flight: Flight): Flight {
  return {
    ...flight,
    points: flight.points.filter(({ diameter }) => diameter <= maxBallDiameter(rim)),
  };
}

/** Sightings of flights around the ring, by time. */
function followedOf(flights: readonly Flight[], rim: RimEllipse): Map<number, RingPlace> {
  const followed = new Map<number, RingPlace>();
  for (const { points } of flights) {
    for (const { seconds, x, y } of points) {
      const place = seenFromRing(x, y, rim);
      if (isAround(place)) followed.set(seconds, place);
    }
  }
  return followed;
}

const inOrder = (sightings: ReadonlyMap<number, RimSighting>): RimSighting[] =>
  [...sightings.values()].sort((a, b) => a.seconds - b.seconds);

/** Joins the sightings around the ring with those of the flights, one sighting per frame. */
export function ballTrajectoryOf(
  samples: readonly RimSample[],
  seenFlights: readonly Flight[],
  rim: RimEllipse,
  pace: number = paceOf(seenFlights, rim),
): BallTrajectory {
  // A ball far behind the ring neither comes to it nor bounces off it.
  const near = seenFlights
    .filter(({ diameter }) => diameter >= minBallDiameter(rim))
    .map((flight) => atDepthOf(rim, flight));
  const flights = joinFlights(near, rim, pace);
  const sightings = clearestSightings(samples, flights, rim);
  for (const flight of flights) removePass(sightings, flight, rim, pace);
  const rimArrivals = rimArrivalsOf(flights, rim, pace);
  // Seen from under the ring, every shot seems to rise to it.
  for (const flight of isSteep(rim) ? [] : flights) {
    if (isThrow(flight, rim)) removeRise(sightings, flight, rim);
  }
  for (const rimArrival of rimArrivals)
    if (rimArrival.thrown) followThrow(sightings, rimArrival, rim);
  return {
    netMotions: samples.flatMap(({ seconds, netMotion }) =>
      netMotion === null ? [] : [{ seconds, motion: netMotion }],
    ),
    rimArrivals,
    bounces: bouncesOf(flights, rim, pace),
    sightings: withoutJumps(inOrder(sightings), followedOf(flights, rim), pace),
    pace,
    rim,
    rimAspect: rim.ry / rim.rx,
  };
}
