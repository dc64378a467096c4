import { dayFormat, dayIn } from './day-formats.ts';

/** A calendar day of a user, `YYYY-MM-DD`. Sorts as text. */
export type LocalDay = string & { readonly kind: 'LocalDay' };

const DAY_MS = 24 * 60 * 60 * 1000;

const toUtc = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (milliseconds: number): LocalDay =>
  new Date(milliseconds).toISOString().slice(0, 10) as LocalDay;

/** The day a text names, or null when it names none (`2026-02-30` names none). */
export function parseLocalDay(text: string): LocalDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const milliseconds = toUtc(text as LocalDay);
  return !Number.isNaN(milliseconds) && fromUtc(milliseconds) === text ? (text as LocalDay) : null;
}

/** Whether a text is an IANA time zone that this runtime knows. */
export function isTimeZone(text: string): boolean {
  try {
    dayFormat(text);
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of a moment in a time zone; throws RangeError for an unknown zone. */
export function localDayOf(moment: Date, timeZone: string): LocalDay {
  return dayIn(timeZone, moment) as LocalDay;
}

/** The hour of a moment in a time zone, 0 to 23; throws RangeError for an unknown zone. */
export function localHourOf(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(format.format(moment));
}

/** The day of one moment in any time zone. */
export type DaysOf = (timeZone: string) => LocalDay;

/** The days of one moment, each computed once: for lists of players, many of whom share a time zone. */
export function daysOf(moment: Date): DaysOf {
  const told = new Map<string, LocalDay>();
  return (timeZone) => {
    const day = told.get(timeZone) ?? localDayOf(moment, timeZone);
    told.set(timeZone, day);
    return day;
  };
}

/** The day `count` days later; earlier when negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return fromUtc(toUtc(day) + count * DAY_MS);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

/** The local time of a zone at a moment, as the milliseconds of a UTC clock that shows the same. */
function shownAt(milliseconds: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(milliseconds));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
export function aheadOfUtc(moment: Date, timeZone: string): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  return shownAt(seconds, timeZone) - seconds;
}

/**
 * The moment when the clocks of a time zone show a day and a time. Within a repeated hour either moment; within a
 * skipped one, as much later.
 *
 * @param time `HH:MM` or `HH:MM:SS`
 */
export function momentIn(day: LocalDay, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  const near = shown - aheadOfUtc(new Date(shown), timeZone);
  const nearer = shown - aheadOfUtc(new Date(near), timeZone);
  const isShown = nearer + aheadOfUtc(new Date(nearer), timeZone) === shown;
  return new Date(isShown ? nearer : Math.max(near, nearer));
}

/** The time that the clocks of a time zone show at a moment, `HH:MM`. */
export const timeIn = (moment: Date, timeZone: string): string =>
  new Date(shownAt(moment.getTime(), timeZone)).toISOString().slice(11, 16);

/** The moment when clocks of a time zone show noon on a day: it lies on that day however its clocks change. */
export const noonOf = (day: LocalDay, timeZone: string): Date => momentIn(day, '12:00', timeZone);
