import { isTimeZone } from '@hooplog/domain';
import { useSession } from './use-session.ts';

/** The device's time zone, for signed-out users. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone of the profile, which decides all days: a moment has the same date on every device. A browser too old
 * to know the zone uses its own.
 */
export function useTimeZone(): string {
  const session = useSession();
  const isKnown = session.state === 'signed_in' && isTimeZone(session.user.timeZone);
  return isKnown ? session.user.timeZone : deviceTimeZone();
}
