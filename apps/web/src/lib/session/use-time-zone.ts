import { useSession } from './use-session.ts';

/** Where this device says it is: for who is not signed in. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the profile, which decides about all days: a moment has one date, on whichever device it is read. */
export function useTimeZone(): string {
  const session = useSession();
  return session.state === 'signed_in' ? session.user.timeZone : deviceTimeZone();
}
