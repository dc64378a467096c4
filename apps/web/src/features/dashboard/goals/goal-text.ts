import type { Goal } from '@hooplog/contract';
import { formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';

export const GOAL_NAMES = {
  shots: t('Shots'),
  makes: t('Makes'),
  workouts: t('Workouts'),
  accuracy: t('Accuracy'),
  minutes: t('Minutes'),
} as const;

/** "Shots" of a week, "Shots today" */
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

/** "120 of 300"; a percentage is no part of another: "48%, goal 50%" */
export function goalProgressWords({
  kind,
  value,
  target,
}: Pick<Goal, 'kind' | 'value' | 'target'>) {
  return kind === 'accuracy'
    ? t('{percent}, goal {goal}', { percent: formatPercent(value), goal: formatPercent(target) })
    : t('{done, number} of {goal, number}', { done: value, goal: target });
}

/** How the weeks since the goal was set went: "Hit in 3 of 5 weeks". The current one counts once it is hit. */
export function historyWords(weeks: Goal['weeks']): string {
  const set = weeks.filter(({ target, hit }, index) => {
    const isCurrent = index === weeks.length - 1;
    return target !== null && (!isCurrent || hit);
  });
  const hit = set.filter((week) => week.hit).length;
  if (set.length === 0) return t('First week');
  return t('Hit in {hit} of {weeks, plural, one {# week} other {# weeks}}', {
    hit,
    weeks: set.length,
  });
}
