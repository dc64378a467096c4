import { listOwnAssignments } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from './query-of.ts';

/** What coaches ask of the user and is not over yet. */
export const ownAssignmentsQuery = queryOptions({
  ...queryOf(listOwnAssignments),
  // A coach assigns without this browser being told.
  staleTime: 0,
});
