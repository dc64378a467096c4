import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The ranks, page by page. */
export const leaderboardQuery = pagesOf('GET /api/leaderboard');

/** The player's own place. */
export const ownEntryQuery = queryOf('GET /api/leaderboard/me');
