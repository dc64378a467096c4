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

/**
 * The moment when the clocks of a time zone show a time of a day. A time that is skipped in spring is read as the same
 * time an hour later, a repeated one in autumn as the second.
 *
 * @param seconds since midnight by the clock
 */
export function momentAt(day: LocalDay, seconds: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + 1000 * seconds;
  const first = shown - clocksAhead(shown, timeZone);
  return new Date(shown - clocksAhead(first, timeZone));
}
