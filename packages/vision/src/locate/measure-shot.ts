import type { Estimate, ShotMetrics } from '../analysis.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';
import { ballFeet, GRAVITY } from '../physics.ts';
import type { FittedFlight } from './fit-flight.ts';
import { atRing } from './fit-flight.ts';
import { heightSeconds, releaseAt, releaseHeight } from './release.ts';
import { propagateCovariance } from './propagate-covariance.ts';
import { metricsThresholds as limits } from '../thresholds/flight.ts';

/** The ball at its apex. */
function atTop(start: BallState): BallState {
  let state = start;
  for (let round = 0; round < 3; round++) state = flyOn(state, state.speed.z / GRAVITY);
  return state;
}

type Five = [number, number, number, number, number];

/** Degrees below the horizontal at which it comes down to the ring. */
function entryDegrees({ speed }: BallState): number {
  return (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
}

/** How far behind and right of the ring's middle the ball comes down, along its flight; feet. */
function offsetAtRing({ at, speed }: BallState): { readonly long: number; readonly right: number } {
  const pace = Math.hypot(speed.x, speed.y);
  return {
    long: (at.x * speed.x + at.y * speed.y) / pace,
    right: (at.y * speed.x - at.x * speed.y) / pace,
  };
}

/** An estimate if it is precise enough to be shown, else nothing. */
function sure(value: number, error: number): Estimate | null {
  return error <= limits.maxErrorShare * value ? { value, error } : null;
}

/**
 * Measures of the flight above the court: real seconds from hand to ring, the highest point and the
 * entry angle. A measure that the view leaves too uncertain is missing.
 */
export function measureShot(flight: FittedFlight): ShotMetrics {
  const { equipment } = flight;
  const height = releaseHeight(flight.start, equipment);
  const of = ({ start }: Pick<FittedFlight, 'start'>): number[] => {
    const ring = atRing(start, equipment);
    const { long, right } = offsetAtRing(ring.state);
    return [
      releaseAt(start, height).before + ring.seconds,
      atTop(start).at.z,
      entryDegrees(ring.state),
      ...[long, right],
    ];
  };
  const spread = propagateCovariance(flight, of);
  if (!spread) return {};
  const [seconds, apex, entry, long, right] = of(flight) as Five;
  const [ofSeconds, ofApex, ofEntry, ofLong, ofRight] = spread.map((row, at) => Math.sqrt(row[at]!)) as Five;
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
    ...(comesDown && { longFeet: { value: long, error: ofLong }, rightFeet: { value: right, error: ofRight } }),
  };
}
