import { localDayOf, type LocalDay } from '@hooplog/domain';
import { serverNow } from '../lib/time/server-clock.ts';
import { deviceTimeZone } from '../lib/session/use-time-zone.ts';

/** Today by this browser's calendar. */
export function browserToday(): LocalDay {
  return localDayOf(serverNow(), deviceTimeZone());
}
