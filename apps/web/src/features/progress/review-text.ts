import type { AccuracyChange, Review } from '@hooplog/contract';
import { formatPercent, percentage, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatMonth } from '../../lib/format/dates.ts';

/** "November 2026", "2026" */
export const reviewName = (period: string): string =>
  period.length === 4 ? period : formatMonth(period);

const percentOf = ({ made, total }: Totals) => formatPercent(percentage(made, total));

function beforeThisYear(kind: AccuracyChange['kind'], before: string, after: string): string {
  switch (kind) {
    case 'up':
      return t('Accuracy went up from {before} the year before to {after}: more than luck.', {
        before,
        after,
      });
    case 'down':
      return t('Accuracy went down from {before} the year before to {after}: more than bad luck.', {
        before,
        after,
      });
    case 'same':
      return t('Accuracy stayed about the same: {before} the year before, then {after}.', {
        before,
        after,
      });
    case 'unclear':
      return t('Accuracy went from {before} the year before to {after}. That is not certain.', {
        before,
        after,
      });
    case 'too_few':
      return t('Too few shots to compare with the year before.');
  }
}

function beforeThisMonth(kind: AccuracyChange['kind'], before: string, after: string): string {
  switch (kind) {
    case 'up':
      return t('Accuracy went up from {before} the month before to {after}: more than luck.', {
        before,
        after,
      });
    case 'down':
      return t(
        'Accuracy went down from {before} the month before to {after}: more than bad luck.',
        {
          before,
          after,
        },
      );
    case 'same':
      return t('Accuracy stayed about the same: {before} the month before, then {after}.', {
        before,
        after,
      });
    case 'unclear':
      return t('Accuracy went from {before} the month before to {after}. That is not certain.', {
        before,
        after,
      });
    case 'too_few':
      return t('Too few shots to compare with the month before.');
  }
}

/** The change of accuracy against the previous month or year; null if there is nothing to compare with. */
export function reviewChangeText({
  period,
  change,
}: Pick<Review, 'period' | 'change'>): string | null {
  if (change === null) return null;
  const before = percentOf(change.before);
  const after = percentOf(change.after);
  return period.length === 4
    ? beforeThisYear(change.kind, before, after)
    : beforeThisMonth(change.kind, before, after);
}

/** How the shots were counted. */
export function reviewSourceText({
  byVideo,
  totalShots,
}: Pick<Review, 'byVideo' | 'totalShots'>): string {
  if (byVideo === null) return t('No shots in this time.');
  if (byVideo === 0)
    return t(
      '{shots, plural, one {The # shot was not seen on video.} other {None of the # shots were seen on video.}}',
      { shots: totalShots },
    );
  return t(
    '{shots, plural, one {The # shot was seen on video.} other {{percent}% of the # shots were seen on video.}}',
    { percent: byVideo, shots: totalShots },
  );
}
