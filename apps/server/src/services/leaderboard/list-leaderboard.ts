import { daysOf, LIMITS, type LocalDay, localDayOf } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import type { AppContext } from '../context.ts';
import { selectStandings, type Standing, type StandingRow, streakOf } from './rows.ts';

/** Where a page ended; the next one begins after it. */
export interface LeaderboardCursor extends Standing {
  readonly rank: number;
  /** Number of players up to here. */
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

/** Equal numbers share a rank; the next player's rank counts all of them. */
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

interface Wanted {
  readonly limit: number;
  readonly cursor: LeaderboardCursor | null;
}

/** The arguments of nearly every call. */
export const FIRST_PAGE: Wanted = { limit: LIMITS.LEADERBOARD_SHOWN, cursor: null };

export const isFirstPage = ({ limit, cursor }: Wanted) =>
  limit === FIRST_PAGE.limit && cursor === null;

/** Prepared, because building and planning the statement costs more than the first page's rows. */
const readFirst = preparedOnce((database) =>
  selectStandings(database, sql.placeholder('today'), null)
    .limit(LIMITS.LEADERBOARD_SHOWN + 1)
    .prepare('read_first_standings'),
);

/** Reads one row more than asked for, to know whether there is another page. */
function readPage(database: Database, today: LocalDay, wanted: Wanted): PromiseLike<StandingRow[]> {
  if (isFirstPage(wanted)) return readFirst(database).execute({ today });
  return selectStandings(database, today, wanted.cursor).limit(wanted.limit + 1);
}

/** The leaderboard as of now, starting at the cursor. */
export async function listLeaderboard(
  { database, now }: AppContext,
  wanted: Wanted,
): Promise<LeaderboardPage> {
  const { limit, cursor } = wanted;
  const moment = now();
  const rows = await readPage(database, localDayOf(moment, 'UTC'), wanted);
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
