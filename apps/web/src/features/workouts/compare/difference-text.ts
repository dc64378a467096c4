import type { WorkoutDetails } from '@hooplog/contract';
import { accuracyTrend, counted } from '@hooplog/domain';
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
  if (points === 0) return 'The same percentage both times.';
  const size = counted(Math.abs(points), 'point');
  const way = points > 0 ? 'better' : 'lower';
  const verdict = isSure ? 'more than chance.' : 'that could be chance.';
  return `${size} ${way} on ${formatShortDay(after.localDay)}: ${verdict}`;
}
