import type { Review } from '@hooplog/contract';
import { formatCount, percentage, type Totals } from '@hooplog/domain';
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
      return `Accuracy went up from ${before} the ${unit} before to ${after}: more than chance.`;
    case 'down':
      return `Accuracy went down from ${before} the ${unit} before to ${after}: more than chance.`;
    case 'same':
      return `Accuracy stayed about the same: ${before} the ${unit} before, then ${after}.`;
    case 'unclear':
      return `Accuracy went from ${before} the ${unit} before to ${after}. It may be chance.`;
    case 'too_few':
      return `Too few shots to compare with the ${unit} before.`;
  }
}

/** Who counted the shots. */
export function reviewSourceText({
  byVideo,
  totalShots,
}: Pick<Review, 'byVideo' | 'totalShots'>): string {
  if (byVideo === null) return 'No shots in this time.';
  if (byVideo === 0) return `None of the ${formatCount(totalShots)} shots were seen on video.`;
  return `${byVideo}% of the ${formatCount(totalShots)} shots were seen on video.`;
}
