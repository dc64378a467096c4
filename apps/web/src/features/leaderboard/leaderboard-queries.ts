import { getOwnLeaderboardEntry, listLeaderboard } from '@hooplog/contract';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The ranks, page by page. */
export const leaderboardQuery = pagesOf(listLeaderboard);

/** The player's own place. */
export const ownEntryQuery = queryOf(getOwnLeaderboardEntry);
