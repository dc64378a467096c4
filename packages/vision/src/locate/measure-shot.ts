import type { Estimate, ShotMetrics } from '../analysis.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';
import { ballFeet, GRAVITY } from '../physics.ts';
import type { FittedFlight } from './fit-flight.ts';
import { atRing } from './fit-flight.ts';
import { heightSeconds, releaseAt, releaseHeight } from './release.ts';
import { propagateCovariance } from './propagate-covariance.ts';
import { metricsThresholds as limits, nearBasketFeet } from '../thresholds/flight.ts';

/** The ball at its apex. */
function atTop(start: BallState): BallState {
  let state = start;
  for (let iteration = 0; iteration < 3; iteration++) state = flyOn(state, state.speed.z / GRAVITY);
  return state;
}

type Five = [number, number, number, number, number];

/** Degrees below the horizontal at which it comes down to the ring. */
function entryDegrees({ speed }: BallState): number {
  return (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
}

/** Offsets of the descending ball behind and right of the ring's middle, along its flight; feet. */
function offsetAtRing({ at, speed }: BallState): readonly [long: number, right: number] {
  const pace = Math.hypot(speed.x, speed.y);
  return [(at.x * speed.x + at.y * speed.y) / pace, (at.y * speed.x - at.x * speed.y) / pace];
}

/** Degrees along the floor between a flight and the line from the camera to the ring: 0 from behind or in front, 90 from the side. */
function viewDegrees({ speed }: BallState, { fit }: FittedFlight): number {
  const [x = 0, y = 0] = fit.parameters;
  const cosine = (speed.x * x + speed.y * y) / (Math.hypot(speed.x, speed.y) * Math.hypot(x, y));
  return (Math.acos(Math.min(1, Math.abs(cosine))) * 180) / Math.PI;
}

/**
 * Offset of the descending ball from the ring, as far as the view shows it: short or long from the side, left
 * or right from behind or in front. Nothing for shots near the basket, which are aimed at the ring or the
 * board.
 */
function besideRing(flight: FittedFlight, errors: readonly [number, number]): ShotMetrics {
  const { start, equipment } = flight;
  const ring = atRing(start, equipment).state;
  const { at } = releaseAt(start, releaseHeight(start, equipment)).state;
  if (Math.hypot(at.x, at.y) < nearBasketFeet) return {};
  const [long, right] = offsetAtRing(ring).map((value, index) => {
    const error = Math.hypot(errors[index] ?? Infinity, limits.minOffsetError);
    return error <= limits.maxOffsetError ? { value, error } : null;
  });
  const view = viewDegrees(ring, flight);
  return {
    ...(long && view >= limits.minDepthView && { longFeet: long }),
    ...(right && view <= limits.maxSideView && { rightFeet: right }),
  };
}

/** An estimate if it is precise enough to be shown, else null. */
function sure(value: number, error: number): Estimate | null {
  return error <= limits.maxErrorShare * value ? { value, error } : null;
}

/**
 * Measures of the flight above the court: real seconds from hand to ring, the highest point, the
 * entry angle, and where it comes down beside the ring. A measure that the view leaves too uncertain is missing.
 */
export function measureShot(flight: FittedFlight): ShotMetrics {
  const { equipment } = flight;
  const height = releaseHeight(flight.start, equipment);
  const of = ({ start }: Pick<FittedFlight, 'start'>): number[] => {
    const ring = atRing(start, equipment);
    return [
      releaseAt(start, height).before + ring.seconds,
      atTop(start).at.z,
      entryDegrees(ring.state),
      ...offsetAtRing(ring.state),
    ];
  };
  const spread = propagateCovariance(flight, of);
  if (!spread) return {};
  const [seconds, apex, entry] = of(flight) as Five;
  const [ofSeconds, ofApex, ofEntry, ofLong, ofRight] = spread.map((row, at) =>
    Math.sqrt(row[at]!),
  ) as Five;
  const unknown = heightSeconds(releaseAt(flight.start, height).state, equipment);
  const flightSeconds = sure(seconds, Math.hypot(ofSeconds, unknown));
  const apexFeet = sure(apex, ofApex);
  const entryAngle = sure(entry, ofEntry);
  // A ball that hardly rises over the ring, as in layups, does not come down to it.
  const comesDown = apex > equipment.rimHeight + ballFeet(equipment) / 2;
  return {
    ...(comesDown && flightSeconds && { flightSeconds }),
    ...(apexFeet && { apexFeet }),
    ...(comesDown && entryAngle && { entryDegrees: entryAngle }),
    ...(comesDown && besideRing(flight, [ofLong, ofRight])),
  };
}
