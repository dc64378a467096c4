import type { LeaderboardState } from '@hooplog/contract';
import { daysOf, type LocalDay, localDayOf } from '@hooplog/domain';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import {
  entryColumns,
  isAhead,
  isListed,
  type Standing,
  type StandingRow,
  streakOf,
} from './rows.ts';

interface OwnEntry extends StandingRow {
  readonly rank: number | null;
  readonly currentStreak: number;
  readonly state: LeaderboardState;
}

const countAhead = preparedOnce((database) =>
  database
    .select({ players: count() })
    .from(userStats)
    .where(
      and(
        isListed(sql.placeholder('today')),
        isAhead({ made: sql.placeholder('made'), totalShots: sql.placeholder('totalShots') }),
      ),
    )
    .prepare('count_ahead'),
);

/** Counts the players ahead, within the index: about a millisecond per ten thousand of them. */
async function readRank(
  database: Database,
  today: LocalDay,
  { made, totalShots }: Standing,
): Promise<number> {
  const [ahead] = await countAhead(database).execute({ today, made, totalShots });
  return (ahead?.players ?? 0) + 1;
}

function stateOf(user: User, row: { totalShots: number; listedFrom: string | null }, now: Date) {
  if (ageGroupOf(user, now) === 'child') return 'too_young';
  if (row.listedFrom === null || row.listedFrom > localDayOf(now, 'UTC')) return 'hidden';
  return row.totalShots === 0 ? 'no_shots' : 'listed';
}

const readOwn = preparedOnce((database) =>
  database
    .select({ ...entryColumns, listedFrom: userStats.listedFrom })
    .from(userStats)
    .innerJoin(users, eq(users.id, userStats.userId))
    .where(eq(userStats.userId, sql.placeholder('userId')))
    .prepare('read_own_entry'),
);

/** Everybody has a row since they signed up; accounts from older versions get theirs here. */
async function ownRow(database: Database, userId: string) {
  const [row] = await readOwn(database).execute({ userId });
  if (row !== undefined) return row;
  await database.insert(userStats).values({ userId }).onConflictDoNothing();
  const [made] = await readOwn(database).execute({ userId });
  if (made === undefined) throw new Error('The user was deleted meanwhile');
  return made;
}

/** The caller's own row, wherever it ranks, and whether others see it. */
export async function getOwnEntry({ database, now }: AppContext, user: User): Promise<OwnEntry> {
  const moment = now();
  const row = await ownRow(database, user.id);
  const state = stateOf(user, row, moment);
  return {
    ...row,
    state,
    rank: state === 'listed' ? await readRank(database, localDayOf(moment, 'UTC'), row) : null,
    currentStreak: await streakOf(database, row, daysOf(moment)),
  };
}
