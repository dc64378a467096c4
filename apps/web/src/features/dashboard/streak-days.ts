import type { HistoryEntry, Stats } from '@hooplog/contract';
import { addDays, LIMITS, type LocalDay, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';

export interface StreakDay {
  readonly day: LocalDay;
  readonly trained: boolean;
}

/** The last 14 days, oldest first and today last, each with whether it had a workout. */
export function streakDays(today: LocalDay, trainedDays: readonly string[]): readonly StreakDay[] {
  const trained = new Set(trainedDays);
  return Array.from({ length: LIMITS.RECENT_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - LIMITS.RECENT_DAYS);
    return { day, trained: trained.has(day) };
  });
}

/** Today's shots, from the newest workouts. Null if there are none, or if today fills the list and may have more. */
export function shotsOfToday(
  today: string,
  newest: readonly Pick<HistoryEntry, 'localDay' | 'made' | 'totalShots'>[],
): Totals | null {
  const ofToday = newest.filter(({ localDay }) => localDay === today);
  if (ofToday.length === LIMITS.RECENT_WORKOUTS) return null;
  const made = ofToday.reduce((sum, workout) => sum + workout.made, 0);
  const total = ofToday.reduce((sum, workout) => sum + workout.totalShots, 0);
  return total === 0 ? null : { made, total };
}

/**
 * A sentence about the streak, and the streak with rest days. @param isSaid whether today's task is already shown
 * elsewhere
 */
export function streakWords(
  { currentStreak, restStreak = 0 }: Pick<Stats, 'currentStreak' | 'restStreak'>,
  trainedToday: boolean,
  isSaid: boolean,
): string {
  if (currentStreak + restStreak === 0) return t('Log a workout today to start a streak.');
  const streak =
    restStreak > currentStreak
      ? t(
          '{days, plural, one {# day} other {# days}} with a rest day each week; {strict, number} in a row.',
          {
            days: restStreak,
            strict: currentStreak,
          },
        )
      : t('{days, plural, one {# day} other {# days}} in a row.', { days: currentStreak });
  if (isSaid) return streak;
  return trainedToday
    ? t('{streak} See you tomorrow.', { streak })
    : t('{streak} Log a workout today to keep it going.', { streak });
}
