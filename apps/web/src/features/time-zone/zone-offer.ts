import { clocksAhead, isTimeZone } from '@hooplog/domain';
import { store, readStored } from '../../lib/device-storage/stored-value.ts';

/** Storage key of the zones that the player has been asked about on this device. */
const ASKED = 'zones-asked';

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** Whether two zones show the same time in both summer and winter; then there is nothing to choose. */
const showsSameTime = (a: string, b: string, now: Date): boolean =>
  [now.getTime(), now.getTime() + HALF_A_YEAR_MS].every(
    (moment) => clocksAhead(moment, a) === clocksAhead(moment, b),
  );

const askedZones = (userId: string): readonly unknown[] => {
  const stored = readStored(ASKED, userId);
  return Array.isArray(stored) ? stored : [];
};

/** The player is asked once per device and zone. */
export function noteAsked(userId: string, zone: string): void {
  store(ASKED, userId, [...askedZones(userId), zone]);
}

interface ZoneOwner {
  readonly id: string;
  readonly timeZone: string;
  readonly timeZoneFixed?: 0 | 1 | undefined;
}

/** Whether to ask a player to switch to the zone of their device. */
export function isZoneOffered(user: ZoneOwner, deviceZone: string, now: Date): boolean {
  if (user.timeZoneFixed === 1 || user.timeZone === deviceZone) return false;
  if (!isTimeZone(user.timeZone) || !isTimeZone(deviceZone)) return false;
  if (askedZones(user.id).includes(deviceZone)) return false;
  return !showsSameTime(user.timeZone, deviceZone, now);
}

/** "New York" of `America/New_York`. */
export const cityOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
