import type { Review } from '@hooplog/contract';
import { percentage, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatMonth } from '../../lib/format/dates.ts';

/** "November 2026", "2026" */
export const reviewName = (period: string): string =>
  period.length === 4 ? period : formatMonth(period);

const percentOf = ({ made, total }: Totals) => `${percentage(made, total)}%`;

/** How the accuracy compares with the month or year before; null where there is nothing to compare. */
export function reviewChangeText({
  period,
  change,
}: Pick<Review, 'period' | 'change'>): string | null {
  if (change === null) return null;
  const unit = period.length === 4 ? 'year' : 'month';
  const [before, after] = [percentOf(change.before), percentOf(change.after)];
  switch (change.kind) {
    case 'up':
      return t('Accuracy went up from {before} the {unit} before to {after}: more than chance.', {
        before,
        unit,
        after,
      });
    case 'down':
      return t('Accuracy went down from {before} the {unit} before to {after}: more than chance.', {
        before,
        unit,
        after,
      });
    case 'same':
      return t('Accuracy stayed about the same: {before} the {unit} before, then {after}.', {
        before,
        unit,
        after,
      });
    case 'unclear':
      return t('Accuracy went from {before} the {unit} before to {after}. It may be chance.', {
        before,
        unit,
        after,
      });
    case 'too_few':
      return t('Too few shots to compare with the {unit} before.', { unit });
  }
}

/** Who counted the shots. */
export function reviewSourceText({
  byVideo,
  totalShots,
}: Pick<Review, 'byVideo' | 'totalShots'>): string {
  if (byVideo === null) return t('No shots in this time.');
  if (byVideo === 0)
    return t('None of the {totalShots, number} shots were seen on video.', { totalShots });
  return t('{byVideo}% of the {totalShots, number} shots were seen on video.', {
    byVideo,
    totalShots,
  });
}
