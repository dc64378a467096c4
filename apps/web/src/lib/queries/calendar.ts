import type { Month } from '@hooplog/domain';
import { queryOf } from './query-of.ts';

/** What was trained in one month. */
export const calendarQuery = (month: Month) => queryOf('GET /api/calendar', { query: { month } });
