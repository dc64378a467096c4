import { type LocalDay, weekOf } from '@hooplog/domain';

/** The day when a player last trained, and whether it was in the current week of their own calendar. */
export const activityOf = (lastActiveDay: LocalDay | null, today: LocalDay) => ({
  lastActiveDay,
  isActiveThisWeek: lastActiveDay !== null && lastActiveDay >= weekOf(today),
});
