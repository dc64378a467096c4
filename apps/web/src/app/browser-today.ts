import { localDayOf, type LocalDay } from '@hooplog/domain';

/** Today where this browser is. */
export function browserToday(): LocalDay {
  return localDayOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
