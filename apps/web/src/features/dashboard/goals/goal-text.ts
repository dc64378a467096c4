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

const amount = (kind: Goal['kind'], value: number) =>
  kind === 'accuracy' ? formatPercent(value) : formatCount(value);

/** "120 of 300"; a percentage is no part of another: "48%, goal 50%" */
export function goalProgressWords({
  kind,
  value,
  target,
}: Pick<Goal, 'kind' | 'value' | 'target'>) {
  const amounts = { value: amount(kind, value), target: amount(kind, target) };
  return kind === 'accuracy'
    ? t('{value}, goal {target}', { value: amounts.value, target: amounts.target })
    : t('{value} of {target}', { value: amounts.value, target: amounts.target });
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
