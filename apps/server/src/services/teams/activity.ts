import { type LocalDay, weekOf } from '@hooplog/domain';

/** When a player trained last, and whether that was in the week of their own today. */
export const activityOf = (lastActiveDay: LocalDay | null, today: LocalDay) => ({
  lastActiveDay,
  isActiveThisWeek: lastActiveDay !== null && lastActiveDay >= weekOf(today),
});
