import { queryOf } from './query-of.ts';

/** The player's challenges that end today or tomorrow. */
export const endingChallengesQuery = queryOf('GET /api/challenges/ending');
