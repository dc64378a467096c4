import { addDays, daysBetween, type LocalDay } from './days.ts';
import { addWeeks, weekOf } from './weeks.ts';

/** A calendar month, `YYYY-MM`. Sorts as text. */
export type Month = string & { readonly kind: 'Month' };

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/**
 * The month that a text names, from 1970 to 2999; null if it names none. Its neighbours have years of four
 * digits, too.
 */
export function parseMonth(text: string): Month | null {
  return /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/.test(text) ? (text as Month) : null;
}

export function monthOf(day: LocalDay): Month {
  return day.slice(0, 7) as Month;
}

/** The month `count` months later; earlier when negative. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * MONTHS_A_YEAR + number - 1 + count;
  const shownYear = String(Math.floor(months / MONTHS_A_YEAR)).padStart(4, '0');
  return `${shownYear}-${String((months % MONTHS_A_YEAR) + 1).padStart(2, '0')}` as Month;
}

/** First and last day of a month. */
export function monthDays(month: Month): { readonly first: LocalDay; readonly last: LocalDay } {
  const firstOf = (any: Month) => `${any}-01` as LocalDay;
  return { first: firstOf(month), last: addDays(firstOf(addMonths(month, 1)), -1) };
}

/** The weeks that a month touches, Sunday to Saturday; days of its neighbours fill the first and the last. */
export function monthGrid(month: Month): readonly (readonly LocalDay[])[] {
  const { first, last } = monthDays(month);
  const start = weekOf(first);
  const weeks = Math.floor(daysBetween(start, last) / DAYS_A_WEEK) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, index) => addDays(addWeeks(start, week), index)),
  );
}
