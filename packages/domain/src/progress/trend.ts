import { daysBetween, type LocalDay } from '../days/days.ts';
import { addMonths, type Month, monthOf } from '../days/months.ts';
import { addWeeks, weekOf } from '../days/weeks.ts';
import { addTotals, NO_SHOTS, type Totals } from '../statistics/totals.ts';
import { compareSessions } from './compare-sessions.ts';

/** Shots of one day. */
export interface DayShots extends Totals {
  readonly day: LocalDay;
}

/** First and last day of a period, both included. */
export interface Period {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** Shots of one week or month of a period; days outside of the period are not counted. */
export interface TrendPoint extends Totals {
  /** First day of the week or month. */
  readonly start: LocalDay;
}

export type TrendUnit = 'week' | 'month';

/** Longer periods are shown by month. */
const MAX_WEEKS_SHOWN = 27;
const DAYS_A_WEEK = 7;

/** The unit that a period is shown in. */
export const trendUnit = ({ from, to }: Period): TrendUnit =>
  daysBetween(from, to) < MAX_WEEKS_SHOWN * DAYS_A_WEEK ? 'week' : 'month';

const UNITS = {
  week: { startOf: weekOf, next: (week: LocalDay) => addWeeks(week, 1) },
  month: {
    startOf: (day: LocalDay) => `${monthOf(day)}-01` as LocalDay,
    next: (start: LocalDay) => `${addMonths(start.slice(0, 7) as Month, 1)}-01` as LocalDay,
  },
} as const;

/** Every week or month that a period touches, oldest first, also those without shots. */
export function trendPoints(days: readonly DayShots[], period: Period): readonly TrendPoint[] {
  const { startOf, next } = UNITS[trendUnit(period)];
  const byStart = Map.groupBy(days, ({ day }) => startOf(day));
  const points: TrendPoint[] = [];
  for (let start = startOf(period.from); start <= period.to; start = next(start)) {
    points.push({ start, ...(byStart.get(start) ?? []).reduce<Totals>(addTotals, NO_SHOTS) });
  }
  return points;
}

/**
 * The change of an accuracy: `unclear` if chance explains the difference, `too_few` if there are too few shots
 * to know.
 */
export const CHANGE_KINDS = ['up', 'down', 'same', 'unclear', 'too_few'] as const;

export interface AccuracyChange {
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly before: Totals;
  readonly after: Totals;
}

/** A smaller change counts as none. */
const SAME_WITHIN = 0.05;

/** Compares two times by their days. */
export function changeBetween(before: readonly Totals[], after: readonly Totals[]): AccuracyChange {
  const sum = (side: readonly Totals[]) => side.reduce<Totals>(addTotals, NO_SHOTS);
  return { kind: kindOf(before, after), before: sum(before), after: sum(after) };
}

function kindOf(before: readonly Totals[], after: readonly Totals[]): AccuracyChange['kind'] {
  const comparison = compareSessions(before, after);
  if (comparison === null) return 'too_few';
  const { difference, within, isSure } = comparison;
  if (isSure) return difference > 0 ? 'up' : 'down';
  return Math.abs(difference) + within <= SAME_WITHIN ? 'same' : 'unclear';
}

/**
 * The change of accuracy from the first half of some shots to the second: halves of shots rather than of time,
 * so that a break or a late start does not leave one of them empty. Null without shots. @param days oldest
 * first
 */
export function accuracyChange(days: readonly DayShots[]): AccuracyChange | null {
  const { total } = days.reduce<Totals>(addTotals, NO_SHOTS);
  if (total === 0) return null;
  let seen = 0;
  const isFirstHalf = (day: DayShots) => {
    const isBefore = seen + day.total / 2 < total / 2;
    seen += day.total;
    return isBefore;
  };
  const { first = [], second = [] } = Object.groupBy(days, (day) =>
    isFirstHalf(day) ? 'first' : 'second',
  );
  return changeBetween(first, second);
}
