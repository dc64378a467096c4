import type { WorkoutDetails } from '@hooplog/contract';
import { accuracyTrend } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatShortDay } from '../../../lib/format/dates.ts';

type Result = Pick<WorkoutDetails, 'made' | 'totalShots' | 'localDay'>;

/** How the later workout compares with the earlier one, and whether the difference means anything. */
export function differenceWords(before: Result, after: Result): string {
  const trend = accuracyTrend(
    { made: after.made, total: after.totalShots },
    { made: before.made, total: before.totalShots },
  );
  if (trend === null) return '';
  const { points, isSure } = trend;
  if (points === 0) return t('The same percentage both times.');
  const size = Math.abs(points);
  const day = formatShortDay(after.localDay);
  if (points > 0) {
    return isSure
      ? t('{size, plural, one {# point} other {# points}} better on {day}: more than luck.', {
          size,
          day,
        })
      : t('{size, plural, one {# point} other {# points}} better on {day}: that could be luck.', {
          size,
          day,
        });
  }
  return isSure
    ? t('{size, plural, one {# point} other {# points}} lower on {day}: more than bad luck.', {
        size,
        day,
      })
    : t('{size, plural, one {# point} other {# points}} lower on {day}: that could be luck.', {
        size,
        day,
      });
}
