import { accuracyInterval, shotsToReliable, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** "38–78%": where the true accuracy lies, at 95 %; a dash without shots. */
export function intervalText(shots: Totals): string {
  if (shots.total === 0) return '–';
  const { low, high } = accuracyInterval(shots);
  return t('{low}–{high}%', { low: Math.round(100 * low), high: Math.round(100 * high) });
}

/** The same where so few shots stand behind a percentage that it says little alone; else null. */
export const intervalOfFew = (shots: Totals): string | null =>
  shots.total === 0 || shotsToReliable(shots) === 0 ? null : intervalText(shots);
