import { addDays, daysBetween, type LocalDay } from './days.ts';

const DAYS_A_WEEK = 7;
/** Any Sunday. */
const A_SUNDAY = '2023-01-01' as LocalDay;

/** First day of the week that contains a day. Weeks go from Sunday to Saturday, as the calendar draws them. */
export function weekOf(day: LocalDay): LocalDay {
  const since = daysBetween(A_SUNDAY, day) % DAYS_A_WEEK;
  return addDays(day, -((since + DAYS_A_WEEK) % DAYS_A_WEEK));
}

/** The week `count` weeks later; earlier when negative. */
export function addWeeks(week: LocalDay, count: number): LocalDay {
  return addDays(week, count * DAYS_A_WEEK);
}

/** The last `count` weeks, oldest first; the last one contains `today`. */
export function weeksUpTo(today: LocalDay, count: number): readonly LocalDay[] {
  const current = weekOf(today);
  return Array.from({ length: count }, (_, index) => addWeeks(current, index + 1 - count));
}
