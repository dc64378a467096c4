import { daysOf, localDayOf } from '@hooplog/domain';
import type { AppContext } from '../context.ts';
import { selectStandings, type Standing, type StandingRow, streakOf } from './rows.ts';

/** Where a page ended: the next one begins behind it. */
export interface LeaderboardCursor extends Standing {
  readonly rank: number;
  /** Players up to here. */
  readonly position: number;
}

export interface RankedPlayer extends StandingRow {
  readonly rank: number;
  readonly currentStreak: number;
}

interface LeaderboardPage {
  readonly entries: readonly RankedPlayer[];
  /** Null on the last page. */
  readonly next: LeaderboardCursor | null;
}

const isEqual = (a: Standing, b: Standing): boolean =>
  a.made === b.made && a.totalShots === b.totalShots;

/** Equal numbers share a rank; whoever follows is counted behind all of them. */
function withRanks(
  rows: readonly StandingRow[],
  cursor: LeaderboardCursor | null,
): LeaderboardCursor[] {
  let last = cursor;
  return rows.map(({ made, totalShots, userId }) => {
    const standing = { made, totalShots, userId };
    const position = (last?.position ?? 0) + 1;
    const rank = last !== null && isEqual(last, standing) ? last.rank : position;
    last = { ...standing, rank, position };
    return last;
  });
}

/** The leaderboard as of now, from the cursor on. */
export async function listLeaderboard(
  { database, now }: AppContext,
  { limit, cursor }: { readonly limit: number; readonly cursor: LeaderboardCursor | null },
): Promise<LeaderboardPage> {
  const moment = now();
  const rows = await selectStandings(database, localDayOf(moment, 'UTC'), cursor).limit(limit + 1);
  const page = rows.slice(0, limit);
  const ranked = withRanks(page, cursor);
  const todayIn = daysOf(moment);
  const entries = await Promise.all(
    page.map(async (row, index) => ({
      ...row,
      rank: ranked[index]?.rank ?? index + 1,
      currentStreak: await streakOf(database, row, todayIn),
    })),
  );
  return { entries, next: rows.length > limit ? (ranked.at(-1) ?? null) : null };
}
