import { dayFormat, dayIn } from './day-formats.ts';

/** A calendar day of a user, `YYYY-MM-DD`. Sorts as text. */
export type LocalDay = string & { readonly kind: 'LocalDay' };

const DAY_MS = 24 * 60 * 60 * 1000;

const toUtc = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (milliseconds: number): LocalDay =>
  new Date(milliseconds).toISOString().slice(0, 10) as LocalDay;

/** The day that a text names, or null if it names none (`2026-02-30` names none). */
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

/** The day of one moment in any time zone. */
export type DaysOf = (timeZone: string) => LocalDay;

/** The days of one moment, each computed once: for lists of players, many of whom share a time zone. */
export function daysOf(moment: Date): DaysOf {
  const known = new Map<string, LocalDay>();
  return (timeZone) => {
    const day = known.get(timeZone) ?? localDayOf(moment, timeZone);
    known.set(timeZone, day);
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
