import { formatDay, formatTime } from '../../lib/format/dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "5 min ago"; after a day the date and time. Clocks differ a little: what is to come is just now. */
export function relativeTime(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}
