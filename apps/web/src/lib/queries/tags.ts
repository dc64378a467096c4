import { queryOf } from './query-of.ts';

/** The player's own tags, the most used first. */
export const tagsQuery = queryOf('GET /api/workouts/tags');
