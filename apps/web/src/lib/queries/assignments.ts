import { listOwnAssignments } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** What coaches ask of the user and is not over yet. */
export const ownAssignmentsQuery = queryOptions({
  // A coach assigns without this browser being told.
  staleTime: 0,
  queryKey: ['/api/assignments'],
  queryFn: ({ signal }) => call(listOwnAssignments, { signal }),
});
