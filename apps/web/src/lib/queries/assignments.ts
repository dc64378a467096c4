import type { Assignment } from '@hooplog/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wholeListOf } from './whole-list-of.ts';

/** Assigned workouts of the user that are not over yet. */
export const ownAssignmentsQuery = queryOptions({
  ...wholeListOf('GET /api/assignments'),
  // A coach's new assignment reaches this browser only by asking.
  staleTime: 0,
});

/** The assigned workout that a count is for; null for none, and for one that is over or was withdrawn. */
export function useTarget(assignmentId: string | null): Assignment | null {
  const { data } = useQuery({ ...ownAssignmentsQuery, enabled: assignmentId !== null });
  return data?.find(({ id }) => id === assignmentId) ?? null;
}
