import { addTotals, NO_SHOTS, type Totals } from '../statistics/totals.ts';

/**
 * Normal quantile of "more than chance". Far beyond the usual 1.96, since players look every day and at many
 * zones: for a player who does not change, one look in a thousand is wrong.
 */
const SIGNIFICANT_Z = 3.5;
/** Normal quantile of the interval of a difference: 95 %. */
const INTERVAL_Z = 1.96;
/** Minimum of each side for its spread from session to session to be known. */
const MIN_SESSIONS = 4;
const MIN_SHOTS = 40;

/** The difference of two accuracies. */
export interface Comparison {
  /** Share of makes on the second side less that of the first, -1 to 1. */
  readonly difference: number;
  /** Half of the 95 % interval of the difference. */
  readonly within: number;
  /** Whether the difference is more than chance explains, however often a player looks. */
  readonly isSure: boolean;
}

/**
 * Student's quantile from the normal one, by the Cornish–Fisher expansion: a spread from few sessions is
 * uncertain itself.
 */
function studentQuantile(z: number, freedom: number): number {
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/**
 * Squared deviations of sessions from their common accuracy, relative to what chance alone explains: 1 per
 * session on average.
 */
function spreadOf(sessions: readonly Totals[], { made, total }: Totals): number {
  const share = made / total;
  const chance = share * (1 - share);
  if (chance === 0) return 0;
  return sessions.reduce(
    (sum, one) => sum + (one.made - one.total * share) ** 2 / (one.total * chance),
    0,
  );
}

/**
 * Compares the sessions of two times, hours or places. A two-proportion test whose error is widened by the
 * spread between sessions: shots of one day are more alike than shots of two. Null if a side has too few.
 */
export function compareSessions(
  before: readonly Totals[],
  after: readonly Totals[],
): Comparison | null {
  const sides = [before, after].map((side) => side.filter(({ total }) => total > 0));
  const sums = sides.map((side) => side.reduce<Totals>(addTotals, NO_SHOTS));
  const [a = NO_SHOTS, b = NO_SHOTS] = sums;
  const isEnough = sides.every(({ length }) => length >= MIN_SESSIONS);
  if (!isEnough || Math.min(a.total, b.total) < MIN_SHOTS) return null;
  const freedom = sides.flat().length - 2;
  const spread = sides.reduce((sum, side, n) => sum + spreadOf(side, sums[n] ?? NO_SHOTS), 0);
  const share = (a.made + b.made) / (a.total + b.total);
  const byChance = Math.sqrt(share * (1 - share) * (1 / a.total + 1 / b.total));
  const seen = byChance * Math.sqrt(spread / freedom);
  const errorAt = (z: number) => Math.max(z * byChance, studentQuantile(z, freedom) * seen);
  const difference = b.made / b.total - a.made / a.total;
  return {
    difference,
    within: errorAt(INTERVAL_Z),
    isSure: byChance > 0 && Math.abs(difference) > errorAt(SIGNIFICANT_Z),
  };
}
