import type { HistoryEntry } from '@hooplog/contract';
import { daysBetween, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { formatLocalDay, workoutTime } from '../../lib/format/dates.ts';

/** "Today, 2:05 PM", "Yesterday, 9:30 AM"; the date for older workouts, and while today is unknown. */
export function recentDay(
  workout: Pick<HistoryEntry, 'localDay' | 'workoutDate'>,
  today: LocalDay | undefined,
  timeZone: string,
): string {
  const age = today && daysBetween(workout.localDay as LocalDay, today);
  if (age !== 0 && age !== 1) return formatLocalDay(workout.localDay);
  const day = age === 0 ? t('Today') : t('Yesterday');
  const time = workoutTime(workout, timeZone);
  return time === null ? day : t('{day}, {time}', { day, time });
}
