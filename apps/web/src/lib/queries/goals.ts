import { queryOf } from './query-of.ts';

/** The player's goals with how the last weeks went. */
export const goalsQuery = queryOf('GET /api/goals');
