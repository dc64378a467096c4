import { isTimeZone } from '@hooplog/domain';
import { useSession } from './use-session.ts';

/** Where this device says it is, for signed-out users. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The time zone of the profile, which decides about all days: a moment has one date, on whichever device it is read. A
 * browser that is too old to know it reads moments by its own.
 */
export function useTimeZone(): string {
  const session = useSession();
  const isKnown = session.state === 'signed_in' && isTimeZone(session.user.timeZone);
  return isKnown ? session.user.timeZone : deviceTimeZone();
}
