import type { Estimate, ShotMetrics } from '../analysis.ts';
import type { BallState } from '../locate/ball-flight.ts';
import { flyOn } from '../locate/ball-flight.ts';
import { GRAVITY } from '../physics.ts';
import type { FittedFlight } from '../locate/fit-flight.ts';
import { atRing } from '../locate/fit-flight.ts';
import { releaseAt, releaseHeight } from '../locate/release.ts';
import { spreadOf } from '../locate/spread.ts';
import { metricsThresholds as limits, releaseThresholds } from '../thresholds/flight.ts';

/** The ball at the top of its way. */
function atTop(start: BallState): BallState {
  let state = start;
  for (let round = 0; round < 3; round++) state = flyOn(state, state.speed.z / GRAVITY);
  return state;
}

/** Degrees below the horizontal at which it comes down to the ring. */
function entryDegrees({ speed }: BallState): number {
  return (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
}

/** An estimate that is good enough to be shown, else nothing. */
function within(value: number, variance: number, extra: number, most: number): Estimate | null {
  const error = Math.hypot(Math.sqrt(variance), extra);
  return error <= most ? { value, error } : null;
}

/**
 * What the flight above the court tells of the shot: real seconds from hand to ring, the highest
 * point and the angle it comes down at. What the view leaves too vague is left out.
 */
export function measureShot(flight: FittedFlight): ShotMetrics {
  const height = releaseHeight(flight.start);
  const of = ({ start }: Pick<FittedFlight, 'start'>): [number, number, number] => {
    const ring = atRing(start);
    return [releaseAt(start, height).before + ring.seconds, atTop(start).at.z, entryDegrees(ring.state)]; // prettier-ignore
  };
  const spread = spreadOf(flight, of, releaseThresholds.leastCost);
  if (!spread) return {};
  const [seconds, apex, entry] = of(flight);
  const rising = Math.max(releaseThresholds.leastRise, releaseAt(flight.start, height).state.speed.z); // prettier-ignore
  const flightSeconds = within(seconds, spread[0]![0]!, releaseThresholds.heightSigma / rising, limits.mostSeconds); // prettier-ignore
  const apexFeet = within(apex, spread[1]![1]!, limits.ownFeet, limits.mostFeet);
  const entryAngle = within(entry, spread[2]![2]!, limits.ownDegrees, limits.mostDegrees);
  // A ball that hardly rises over the ring, as layups do, does not come down to it.
  const comesDown = apex > limits.leastApex;
  return {
    ...(comesDown && flightSeconds && { flightSeconds }),
    ...(apexFeet && { apexFeet }),
    ...(comesDown && entryAngle && { entryDegrees: entryAngle }),
  };
}
