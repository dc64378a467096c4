import { ownAssignmentsQuery } from './assignments.ts';
import { goalsQuery } from './goals.ts';
import { statsQuery } from './stats.ts';
import { recentWorkoutsQuery } from './workouts.ts';

/** What the start page shows also without a connection, by its names in the contract's `startSchema`. */
export const START_NUMBERS = [
  ['stats', statsQuery.queryKey],
  ['workouts', recentWorkoutsQuery.queryKey],
  ['goals', goalsQuery.queryKey],
  ['assignments', ownAssignmentsQuery.queryKey],
] as const;
