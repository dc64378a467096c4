import type { Assignment } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { ownAssignmentsQuery } from '../../../lib/queries/assignments.ts';

/** The assigned workout that is counted for; null for none, and for one that is over or was taken back. */
export function useTarget(assignmentId: string | null): Assignment | null {
  const { data } = useQuery({ ...ownAssignmentsQuery, enabled: assignmentId !== null });
  return data?.find(({ id }) => id === assignmentId) ?? null;
}
