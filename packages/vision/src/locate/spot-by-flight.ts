import type { Estimate } from '../analysis.ts';
import { nearBasketFeet, releaseThresholds as limits } from '../thresholds/flight.ts';
import type { Covariance, MeasuredSpot } from './court-error.ts';
import { spotOf } from './court-error.ts';
import type { FittedFlight } from './fit-flight.ts';
import { feetUnder, heightSeconds, releaseAt, releaseHeight } from './release.ts';
import { propagateCovariance } from './propagate-covariance.ts';
import type { TracedShot } from './trace-shot.ts';

/** The shooter's feet and the moment of release, from the flight alone. */
export interface SpotByFlight extends MeasuredSpot {
  /** Feet from the point under the ring. */
  readonly distance: Estimate;
  /** Video seconds. */
  readonly release: Estimate;
}

/** Feet, one sigma. */
type Shift = readonly [x: number, y: number];

/** Shift of the spot if the hands, whose height is not seen, are one sigma lower. */
function byHeight(flight: FittedFlight, height: number): Shift {
  const at = (h: number) => feetUnder(releaseAt(flight.start, h).state, limits.ahead);
  const usual = at(height);
  const lower = at(height - limits.heightSigma);
  return [lower.x - usual.x, lower.y - usual.y];
}

/**
 * Feet² in every direction: near the basket shots are laid up on the run, pushed, or put off the
 * board. The distance is known better than the side.
 */
function onTheRun(x: number, y: number): number {
  return (limits.runSigma * Math.exp(-((Math.hypot(x, y) / nearBasketFeet) ** 2))) ** 2;
}

/** The spot and the moment of release with their errors; null when the sightings do not determine the flight. */
export function spotByFlight({ flight, sightings }: TracedShot): SpotByFlight | null {
  const height = releaseHeight(flight.start, flight.equipment);
  const measure = ({ start, pace }: Pick<FittedFlight, 'start' | 'pace'>): number[] => {
    const { state, before } = releaseAt(start, height);
    const { x, y } = feetUnder(state, limits.ahead);
    return [x, y, Math.hypot(x, y), before / pace];
  };
  const spread = propagateCovariance(flight, measure);
  const first = sightings[0];
  if (!spread || !first) return null;
  const [x, y, distance, before] = measure(flight) as [number, number, number, number];
  const lower = byHeight(flight, height);
  const run = onTheRun(x, y);
  const sum = (a: 0 | 1, b: 0 | 1): number => spread[a]![b]! + lower[a] * lower[b];
  const covariance: Covariance = [
    [sum(0, 0) + run, sum(0, 1)],
    [sum(1, 0), sum(1, 1) + run],
  ];
  const along = lower[0] ** 2 + lower[1] ** 2;
  const rising = heightSeconds(releaseAt(flight.start, height).state, flight.equipment);
  return {
    ...spotOf({ x, y }, covariance),
    distance: { value: distance, error: Math.sqrt(spread[2]![2]! + along) },
    release: {
      value: first.seconds - before,
      error: Math.hypot(Math.sqrt(spread[3]![3]!), rising / flight.pace),
    },
  };
}
