import type { WorkoutDetails } from '@hooplog/contract';
import { accuracyTrend } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatShortDay } from '../../../lib/format/dates.ts';

type Result = Pick<WorkoutDetails, 'made' | 'totalShots' | 'localDay'>;

/** How the later workout compares with the earlier one, and whether that says anything. */
export function differenceWords(before: Result, after: Result): string {
  const trend = accuracyTrend(
    { made: after.made, total: after.totalShots },
    { made: before.made, total: before.totalShots },
  );
  if (trend === null) return '';
  const { points, isSure } = trend;
  if (points === 0) return t('The same percentage both times.');
  const size = t('{points, plural, one {# point} other {# points}}', { points: Math.abs(points) });
  const way = points > 0 ? 'better' : 'lower';
  const verdict = isSure ? t('more than chance.') : t('that could be chance.');
  return `${size} ${way} on ${formatShortDay(after.localDay)}: ${verdict}`;
}
