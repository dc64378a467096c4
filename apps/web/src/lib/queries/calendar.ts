import { getCalendarMonth } from '@hooplog/contract';
import type { Month } from '@hooplog/domain';
import { queryOf } from './query-of.ts';

/** What was trained in one month. */
export const calendarQuery = (month: Month) => queryOf(getCalendarMonth, { query: { month } });
