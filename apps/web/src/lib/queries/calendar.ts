import { getCalendarMonth } from '@hooplog/contract';
import type { Month } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** What was trained in one month. */
export const calendarQuery = (month: Month) =>
  queryOptions({
    queryKey: ['/api/calendar', { month }],
    queryFn: ({ signal }) => call(getCalendarMonth, { query: { month }, signal }),
  });
