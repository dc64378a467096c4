import type { DateOrder } from '@hooplog/contract';
import { daysBetween, type LocalDay } from '@hooplog/domain';
import type { WrittenDate } from './written-date.ts';

/** The day that a date denotes in that order; null if it denotes none. */
export const dayIn = (date: WrittenDate, order: DateOrder): LocalDay | null =>
  order === 'day_first' ? date.dayFirst : date.monthFirst;

/** Whether a date reads differently in the two orders. */
const isOpen = ({ dayFirst, monthFirst }: WrittenDate) => dayFirst !== monthFirst;

/** Nowhere on Earth is a workout's own day more than a day from its date. */
function agree(date: WrittenDate, localDay: WrittenDate, order: DateOrder): boolean {
  const [one, other] = [dayIn(date, order), dayIn(localDay, order)];
  return one !== null && other !== null && Math.abs(daysBetween(one, other)) <= 1;
}

/**
 * Finds out whether the dates of a file put the day or the month first. A day above 12 decides it, and so does an unambiguous
 * second date of the same workout.
 */
export class DateOrderVotes {
  readonly #votes: Record<DateOrder, number> = { day_first: 0, month_first: 0 };
  #open = 0;

  /** Counts the dates of one row: its date, and its local day if that has a column of its own. */
  add(dates: readonly WrittenDate[]): void {
    if (!dates.some(isOpen)) return;
    const [date, localDay = date] = dates;
    if (date === undefined || localDay === undefined) return;
    const [day, month] = (['day_first', 'month_first'] as const).map((order) =>
      agree(date, localDay, order),
    );
    if (day === true && month === true) this.#open += 1;
    else if (day !== month) this.#votes[day === true ? 'day_first' : 'month_first'] += 1;
  }

  /** `open` if only the player can know; null if no date of the file is ambiguous. */
  decide(): DateOrder | 'open' | null {
    const { day_first: day, month_first: month } = this.#votes;
    if (day > 0 && month === 0) return 'day_first';
    if (month > 0 && day === 0) return 'month_first';
    return day === 0 && month === 0 && this.#open === 0 ? null : 'open';
  }
}
