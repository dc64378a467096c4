import { queryOf } from './query-of.ts';

/** The player's bests, to compare a running count with. */
export const personalBestsQuery = queryOf('GET /api/personal-bests');
