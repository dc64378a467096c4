import type { LocalDay } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 128;

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
export function clocksAhead(moment: number, timeZone: string): number {
  const parts = offsetFormat(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // "GMT", "GMT+05:30", or with seconds for historical local mean time.
  const [, sign, hours, minutes, seconds] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  if (sign === undefined) return 0;
  const ahead = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds ?? 0);
  return (sign === '-' ? -1000 : 1000) * ahead;
}

/** A moment whose UTC clock reads the time that a time zone's clocks show at the given moment. */
const shownAt = (moment: Date, timeZone: string): Date =>
  new Date(moment.getTime() + clocksAhead(moment.getTime(), timeZone));

/** The hour that the clocks of a time zone show at a moment, 0 to 23; throws RangeError for an unknown zone. */
export const localHourOf = (moment: Date, timeZone: string): number =>
  shownAt(moment, timeZone).getUTCHours();

/** The time that the clocks of a time zone show at a moment, `HH:MM`. */
export const timeIn = (moment: Date, timeZone: string): string =>
  shownAt(moment, timeZone).toISOString().slice(11, 16);

/**
 * The moment when the clocks of a time zone show a time of a day. Within a repeated hour, either moment; within
 * a skipped one, the moment as much later.
 *
 * @param seconds since midnight by the clock
 */
export function momentAt(day: LocalDay, seconds: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + 1000 * seconds;
  const near = shown - clocksAhead(shown, timeZone);
  const nearer = shown - clocksAhead(near, timeZone);
  const isShown = nearer + clocksAhead(nearer, timeZone) === shown;
  return new Date(isShown ? nearer : Math.max(near, nearer));
}

/** The moment when clocks of a time zone show noon on a day: it lies on that day however its clocks change. */
export const noonOf = (day: LocalDay, timeZone: string): Date => momentAt(day, 12 * 3600, timeZone);
