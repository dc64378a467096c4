import { listGoals } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The player's weekly goals with how the last weeks went. */
export const goalsQuery = queryOptions({
  queryKey: ['/api/goals'],
  queryFn: ({ signal }) => call(listGoals, { signal }),
});
