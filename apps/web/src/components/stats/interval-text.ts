import { accuracyInterval, shotsToReliable, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** "38–78%": the 95 % confidence interval of the accuracy; a dash without shots. */
export function intervalText(shots: Totals): string {
  if (shots.total === 0) return '–';
  const { low, high } = accuracyInterval(shots);
  return t('{low}–{high}%', { low: Math.round(100 * low), high: Math.round(100 * high) });
}

/** The same if there are so few shots that the percentage alone says little; else null. */
export const intervalOfFew = (shots: Totals): string | null =>
  shots.total === 0 || shotsToReliable(shots) === 0 ? null : intervalText(shots);
