import { queryOf } from './query-of.ts';

/** The player's goals with their recent weeks. */
export const goalsQuery = queryOf('GET /api/goals');
