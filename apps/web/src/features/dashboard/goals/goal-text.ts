import type { Goal } from '@hooplog/contract';
import { formatCount, formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';

export const GOAL_NAMES = {
  shots: t('Shots'),
  makes: t('Makes'),
  workouts: t('Workouts'),
  accuracy: t('Accuracy'),
  minutes: t('Minutes'),
} as const;

/** "Shots" for a weekly goal, "Shots today" for a daily one. */
export function goalName({ kind, period }: Pick<Goal, 'kind' | 'period'>): string {
  if (period === undefined) return GOAL_NAMES[kind];
  switch (kind) {
    case 'makes':
      return t('Makes today');
    case 'minutes':
      return t('Minutes today');
    default:
      return t('Shots today');
  }
}

type Standing = Pick<Goal, 'kind' | 'value' | 'target'>;

/** The progress: "120", "48%" */
export const goalValue = ({ kind, value }: Pick<Goal, 'kind' | 'value'>): string =>
  kind === 'accuracy' ? formatPercent(value) : formatCount(value);

/** What is missing: "180 to go"; null if it is not a number to work off. */
export function leftWords({ kind, value, target }: Standing): string | null {
  if (kind === 'accuracy' || value >= target) return null;
  return t('{left, number} to go', { left: target - value });
}

/** "120 of 300"; for percentages, which are no parts of each other, "48%, goal 50%" */
export function goalProgressWords({ kind, value, target }: Standing) {
  return kind === 'accuracy'
    ? t('{percent}, goal {goal}', { percent: formatPercent(value), goal: formatPercent(target) })
    : t('{done, number} of {goal, number}', { done: value, goal: target });
}

/** As many dots as fit beside a ring on a phone. */
const MAX_DOTS = 8;

/** The last weeks, starting with the first one in which the goal was hit. */
export function weeksToShow(weeks: Goal['weeks']): Goal['weeks'] {
  const last = weeks.slice(-MAX_DOTS);
  const first = last.findIndex(({ hit }) => hit);
  return first === -1 ? [] : last.slice(first);
}

/**
 * The history since the goal was set: "Hit in 3 of 5 weeks"; null if it was never hit. The current week counts only
 * once it is hit.
 */
export function historyWords(weeks: Goal['weeks']): string | null {
  const set = weeks.filter(({ target, hit }, index) => {
    const isCurrent = index === weeks.length - 1;
    return target !== null && (!isCurrent || hit);
  });
  const hit = set.filter((week) => week.hit).length;
  if (set.length === 0) return t('First week');
  if (hit === 0) return null;
  return t('Hit in {hit} of {weeks, plural, one {# week} other {# weeks}}', {
    hit,
    weeks: set.length,
  });
}
