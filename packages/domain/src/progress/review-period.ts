import type { LocalDay } from '../days/days.ts';
import { addMonths, monthDays, parseMonth } from '../days/months.ts';
import type { Period } from './trend.ts';

/** The month `YYYY-MM` or year `YYYY` of a review. */
export type ReviewPeriod = string & { readonly kind: 'ReviewPeriod' };

const isYear = (period: string): boolean => period.length === 4;

/** The month or year that a text names, from 1970 to 2999; null if it names none. */
export function parseReviewPeriod(text: string): ReviewPeriod | null {
  const month = parseMonth(isYear(text) ? `${text}-01` : text);
  return month === null ? null : (text as ReviewPeriod);
}

/** First and last day. */
export function reviewDays(period: ReviewPeriod): Period {
  if (isYear(period)) {
    return { from: `${period}-01-01` as LocalDay, to: `${period}-12-31` as LocalDay };
  }
  const month = parseMonth(period);
  if (month === null) throw new RangeError(`No month: ${period}`);
  const { first, last } = monthDays(month);
  return { from: first, to: last };
}

/** The month or year `count` later; earlier when negative. */
export function addReviewPeriods(period: ReviewPeriod, count: number): ReviewPeriod {
  if (isYear(period)) return String(Number(period) + count).padStart(4, '0') as ReviewPeriod;
  const month = parseMonth(period);
  if (month === null) throw new RangeError(`No month: ${period}`);
  return addMonths(month, count) as string as ReviewPeriod;
}

/** The month or the year of a day. */
export const reviewOf = (day: LocalDay, unit: 'month' | 'year'): ReviewPeriod =>
  day.slice(0, unit === 'year' ? 4 : 7) as ReviewPeriod;
