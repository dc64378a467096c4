import type { Estimate } from '../analysis.ts';
import { nearBasketFeet, releaseThresholds as limits } from '../thresholds/flight.ts';
import type { Covariance, MeasuredSpot } from './court-error.ts';
import { spotOf } from './court-error.ts';
import type { FittedFlight } from './fit-flight.ts';
import { feetUnder, releaseAt, releaseHeight } from './release.ts';
import { spreadOf } from './spread.ts';
import type { TracedShot } from './trace-shot.ts';

/** Where the shooter's feet were, and when the ball left the hands, by its flight alone. */
export interface SpotByFlight extends MeasuredSpot {
  /** Feet from under the ring. */
  readonly distance: Estimate;
  /** Video seconds. */
  readonly release: Estimate;
}

/** Feet, one sigma. */
type Shift = readonly [x: number, y: number];

/** What nobody sees moves the spot too: how high the hands were, and how far before the feet. */
function habits(flight: FittedFlight, height: number): Shift[] {
  const at = (h: number, ahead: number) => feetUnder(releaseAt(flight.start, h).state, ahead);
  const usual = at(height, limits.ahead);
  const others = [
    at(height - limits.heightSigma, limits.ahead),
    at(height, limits.ahead + limits.aheadSigma),
  ];
  return others.map(({ x, y }): Shift => [x - usual.x, y - usual.y]);
}

/**
 * And how far beside them. Near the basket shots are laid up on the run, pushed, or put off the board:
 * how far away they began is known better than on which side.
 */
function sideways(x: number, y: number): Shift[] {
  const distance = Math.max(1e-6, Math.hypot(x, y));
  const aside = limits.aheadSigma / distance;
  const onTheRun = limits.runSigma * Math.exp(-((distance / nearBasketFeet) ** 2));
  return [
    [-y * aside, x * aside],
    [onTheRun, 0],
    [0, onTheRun],
  ];
}

function covarianceOf(shifts: readonly Shift[]): Covariance {
  const sum = (a: 0 | 1, b: 0 | 1): number => shifts.reduce((all, d) => all + d[a] * d[b], 0);
  return [
    [sum(0, 0), sum(0, 1)],
    [sum(1, 0), sum(1, 1)],
  ];
}

/** The spot and the moment of release with their errors; null when the flight is not held by its sightings. */
export function spotByFlight({ flight, sightings }: TracedShot): SpotByFlight | null {
  const height = releaseHeight(flight.start);
  const measure = ({ start, pace }: Pick<FittedFlight, 'start' | 'pace'>): number[] => {
    const { state, before } = releaseAt(start, height);
    const { x, y } = feetUnder(state, limits.ahead);
    return [x, y, Math.hypot(x, y), before / pace];
  };
  const spread = spreadOf(flight, measure, limits.leastCost);
  const first = sightings[0];
  if (!spread || !first) return null;
  const [x, y, distance, before] = measure(flight) as [number, number, number, number];
  const habit = covarianceOf(habits(flight, height));
  const beside = covarianceOf(sideways(x, y));
  const sum = (a: 0 | 1, b: 0 | 1): number => spread[a]![b]! + habit[a][b] + beside[a][b];
  const covariance: Covariance = [
    [sum(0, 0), sum(0, 1)],
    [sum(1, 0), sum(1, 1)],
  ];
  const along = habit[0][0] + habit[1][1];
  const rising = Math.max(limits.leastRise, releaseAt(flight.start, height).state.speed.z);
  return {
    ...spotOf({ x, y }, covariance),
    distance: { value: distance, error: Math.sqrt(spread[2]![2]! + along) },
    release: {
      value: first.seconds - before,
      error: Math.hypot(Math.sqrt(spread[3]![3]!), limits.heightSigma / rising / flight.pace),
    },
  };
}
