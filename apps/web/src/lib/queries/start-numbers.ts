import { ownAssignmentsQuery } from './assignments.ts';
import { goalsQuery } from './goals.ts';
import { statsQuery } from './stats.ts';
import { recentWorkoutsQuery } from './workouts.ts';

/**
 * The start page's numbers that are also shown without a connection, by their names in the contract's `startSchema`.
 */
export const START_NUMBERS = [
  ['stats', statsQuery.queryKey],
  ['workouts', recentWorkoutsQuery.queryKey],
  ['goals', goalsQuery.queryKey],
  ['assignments', ownAssignmentsQuery.queryKey],
] as const;
