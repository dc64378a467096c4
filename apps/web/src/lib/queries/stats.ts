import { getStats } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The user's totals and streak. */
export const statsQuery = queryOptions({
  queryKey: ['/api/stats'],
  queryFn: ({ signal }) => call(getStats, { signal }),
});
