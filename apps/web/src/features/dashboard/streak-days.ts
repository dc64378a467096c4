import { addDays, counted, LIMITS, type LocalDay } from '@hooplog/domain';

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

/** A word to the player about their streak. @param isSaid whether it is said elsewhere what to do today */
export function streakWords(currentStreak: number, trainedToday: boolean, isSaid: boolean): string {
  if (currentStreak === 0) return 'Log a workout today to start a streak.';
  const days = counted(currentStreak, 'day');
  if (isSaid) return `${days} in a row.`;
  return trainedToday
    ? `${days} in a row, today included. See you tomorrow.`
    : `${days} in a row. Log a workout today to keep it going.`;
}
