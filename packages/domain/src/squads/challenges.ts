import { addDays, daysBetween, type LocalDay } from '../days/days.ts';

/** What members of a squad compete in. */
export const CHALLENGE_KINDS = ['makes', 'percentage', 'days', 'drill'] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** Separate from `LIMITS`, which every page loads: no page needs these at once. */
export const CHALLENGE_LIMITS = {
  /** Challenges of one squad that run or are about to begin. */
  OPEN_PER_SQUAD: 5,
  /** Challenges of one squad, including past ones; the last to end come first. */
  SHOWN: 10,
  NAME_MAX: 60,
  /** A quarter of a year, a season's length. */
  MAX_DAYS: 92,
  /** Maximum days until a challenge begins. */
  MAX_DAYS_AHEAD: 31,
  /** Minimum attempts for a percentage to be ranked: with fewer, luck decides. */
  MIN_SHOTS: { LOWEST: 10, HIGHEST: 1000 },
} as const;

/** From the first to the last day, by the calendar of the player who took the shots. */
export interface ChallengePeriod {
  readonly firstDay: LocalDay;
  readonly lastDay: LocalDay;
}

/** A period of the same length after this one; it begins today at the earliest. */
export function nextPeriod({ firstDay, lastDay }: ChallengePeriod, today: LocalDay) {
  const following = addDays(lastDay, 1);
  const begins = following < today ? today : following;
  return { firstDay: begins, lastDay: addDays(begins, daysBetween(firstDay, lastDay)) };
}

export type ChallengeState = 'upcoming' | 'running' | 'over';

/**
 * A challenge is over once its last day has ended for everyone who takes part.
 *
 * @param today the asker's own day
 * @param days the current day of each participant; without any, the asker's counts
 */
export function challengeState(
  { firstDay, lastDay }: ChallengePeriod,
  today: LocalDay,
  days: readonly LocalDay[],
): ChallengeState {
  if ((days.length === 0 ? [today] : days).every((day) => day > lastDay)) return 'over';
  return today < firstDay ? 'upcoming' : 'running';
}

/** The values of one player over the days of a challenge. */
export interface ChallengeScore {
  readonly made: number;
  readonly totalShots: number;
  /** Days with training. */
  readonly days: number;
  /** The best result of the drill; null without one. */
  readonly result: number | null;
}

/** The rule by which scores are compared. */
export interface ChallengeRule {
  readonly kind: ChallengeKind;
  /** Attempts that a percentage needs; null for other kinds. */
  readonly minShots: number | null;
  /** For a drill whose result is the number of shots needed. */
  readonly isLowerBetter: boolean;
}

/** The value that ranks a score, higher is better; null if there is nothing to rank yet. */
function rankedBy({ kind, minShots, isLowerBetter }: ChallengeRule, score: ChallengeScore) {
  switch (kind) {
    case 'makes':
      return score.made || null;
    case 'days':
      return score.days || null;
    case 'percentage':
      return score.totalShots < Math.max(minShots ?? 0, 1) ? null : score.made / score.totalShots;
    case 'drill':
      return score.result !== null && isLowerBetter ? -score.result : score.result;
  }
}

export type Ranked<Score> = Score & {
  /** From 1; equal scores share a rank. Null if there is nothing to rank yet. */
  readonly rank: number | null;
};

/** Best first; those without a rank follow, in their order. */
export function rankScores<Score extends ChallengeScore>(
  rule: ChallengeRule,
  scores: readonly Score[],
): Ranked<Score>[] {
  const valued = scores.map((score) => ({ score, value: rankedBy(rule, score) }));
  const values = valued.map(({ value }) => value).filter((value) => value !== null);
  return valued
    .map(({ score, value }) => ({
      ...score,
      rank: value === null ? null : 1 + values.filter((other) => other > value).length,
    }))
    .toSorted((a, b) => (a.rank ?? scores.length + 1) - (b.rank ?? scores.length + 1));
}
