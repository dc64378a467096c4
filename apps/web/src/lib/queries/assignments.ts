import type { Assignment } from '@hooplog/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wholeListOf } from './whole-list-of.ts';

/** What coaches ask of the user and is not over yet. */
export const ownAssignmentsQuery = queryOptions({
  ...wholeListOf('GET /api/assignments'),
  // A coach assigns without this browser being told.
  staleTime: 0,
});

/** The assigned workout that is counted for; null for none, and for one that is over or was taken back. */
export function useTarget(assignmentId: string | null): Assignment | null {
  const { data } = useQuery({ ...ownAssignmentsQuery, enabled: assignmentId !== null });
  return data?.find(({ id }) => id === assignmentId) ?? null;
}
