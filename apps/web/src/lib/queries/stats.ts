import { queryOf } from './query-of.ts';

/** The user's totals and streak. */
export const statsQuery = queryOf('GET /api/stats');
