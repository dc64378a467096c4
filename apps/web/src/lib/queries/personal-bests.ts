import { queryOf } from './query-of.ts';

/** What a workout that is counted now has to beat. */
export const personalBestsQuery = queryOf('GET /api/personal-bests');
