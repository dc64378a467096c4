import type { Totals } from './totals.ts';

/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.96;

/** A share between 0 and 1 with an uncertainty. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A percentage within 15 points is called reliable: good enough to choose what to work on. */
const RELIABLE_HALF_WIDTH = 0.15;
/** The maximum ever needed: 41 shots suffice at 50 %, the worst case. */
const SEARCH_LIMIT = 200;

/**
 * Confidence interval of the true accuracy at 95 %: Wilson's score interval, which stays valid for
 * few shots and near 0 and 100 %. Everything from 0 to 1 when there are no shots.
 */
export function accuracyInterval({ made, total }: Totals): Interval {
  return total === 0 ? { low: 0, high: 1 } : intervalOfShare(made / total, total);
}

function intervalOfShare(share: number, total: number): Interval {
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * total)) / (1 + z2 / total);
  const half =
    (Z / (1 + z2 / total)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const isReliable = ({ low, high }: Interval) => (high - low) / 2 <= RELIABLE_HALF_WIDTH;

/** Number of further shots at the same accuracy that make a percentage reliable; 0 if it is already. */
export function shotsToReliable({ made, total }: Totals): number {
  // Nothing is known yet: assume the accuracy that needs the most shots.
  const share = total === 0 ? 0.5 : made / total;
  for (let more = 0; more < SEARCH_LIMIT; more += 1) {
    if (total + more > 0 && isReliable(intervalOfShare(share, total + more))) return more;
  }
  return SEARCH_LIMIT;
}

/** Change of an accuracy. `points` is the difference in percent points, rounded. */
export interface Trend {
  readonly points: number;
  /** Whether the difference is larger than chance explains in 19 of 20 cases. */
  readonly isSure: boolean;
}

/** Compares with the period before; null if either has no shots. */
export function accuracyTrend(now: Totals, before: Totals): Trend | null {
  if (now.total === 0 || before.total === 0) return null;
  const difference = now.made / now.total - before.made / before.total;
  const share = (now.made + before.made) / (now.total + before.total);
  const spread = Math.sqrt(share * (1 - share) * (1 / now.total + 1 / before.total));
  return { points: Math.round(100 * difference), isSure: Math.abs(difference) > Z * spread };
}
