import { queryOf } from './query-of.ts';

/** What the player takes part in and ends today or tomorrow. */
export const endingChallengesQuery = queryOf('GET /api/challenges/ending');
