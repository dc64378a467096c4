import { daysOf, type HeatMapPeriod, type LocalDay, NO_RUN } from '@hooplog/domain';
import { and, eq, sql } from 'drizzle-orm';
import { maySeeNumbersOf, type TeamRole } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import { readStreak } from '../statistics/get-stats.ts';
import { runOf } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { asTable, playerPeriods } from '../statistics/player-periods.ts';
import { isNotPaused, isPaused } from '../users/paused.ts';
import { activityOf } from './activity.ts';
import { findTeam } from './rows.ts';

/** A player's sums in the period. */
interface PlayerSums {
  readonly made: number;
  readonly totalShots: number;
  readonly verifiedShots: number;
  readonly workoutCount: number;
}

interface PlayerStats extends PlayerSums {
  /** As of now, whatever the period. */
  readonly currentStreak: number;
  readonly lastActiveDay: LocalDay | null;
  readonly isActiveThisWeek: boolean;
}

export interface RosterRow {
  readonly player: PlayerRow;
  readonly joinedAt: Date;
  readonly isPaused: boolean;
  /** Null for callers who may not see the numbers, and for paused accounts. */
  readonly stats: PlayerStats | null;
}

const NOTHING: PlayerSums = { made: 0, totalShots: 0, verifiedShots: 0, workoutCount: 0 };

async function readPlayers(database: Queryable, teamId: string, role: TeamRole) {
  const rows = await database
    .select({
      player: playerColumns,
      timeZone: users.timeZone,
      joinedAt: teamPlayers.joinedAt,
      lifetime: userStats,
      isPaused,
    })
    .from(teamPlayers)
    .innerJoin(users, eq(users.id, teamPlayers.playerId))
    .leftJoin(userStats, eq(userStats.userId, teamPlayers.playerId))
    .where(and(eq(teamPlayers.teamId, teamId), role === 'coach' ? undefined : isNotPaused))
    .orderBy(teamPlayers.id);
  return rows.toSorted((a, b) => compareNames(a.player, b.player));
}

/** Sums over the days of a period, by player; null for a lifetime, whose sums are stored. */
async function readSums(
  database: Queryable,
  rows: Awaited<ReturnType<typeof readPlayers>>,
  period: HeatMapPeriod,
  now: Date,
): Promise<ReadonlyMap<string, PlayerSums> | null> {
  const players = rows.map(({ player, timeZone }) => ({ id: player.id, timeZone }));
  const periods = playerPeriods(players, period, now);
  if (periods === null) return null;
  const { rows: sums } = await database.execute<{ userId: string } & Record<string, string>>(sql`
    select user_days.user_id as "userId", sum(made) as made, sum(total_shots) as "totalShots",
      sum(verified_shots) as "verifiedShots", sum(workout_count) as "workoutCount"
    from ${asTable(periods)}
    join user_days on user_days.user_id = wanted.user_id and user_days.day >= wanted.first_day
    group by user_days.user_id`);
  return new Map(
    sums.map(({ userId, made, totalShots, verifiedShots, workoutCount }) => [
      userId,
      {
        made: Number(made),
        totalShots: Number(totalShots),
        verifiedShots: Number(verifiedShots),
        workoutCount: Number(workoutCount),
      },
    ]),
  );
}

/**
 * The roster by name, with the numbers that the user may see. Paused accounts are shown to the coach alone, who may remove them.
 */
export async function listPlayers(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  period: HeatMapPeriod,
): Promise<RosterRow[]> {
  const { team, role } = await findTeam(database, user, teamId);
  const rows = await readPlayers(database, teamId, role);
  const sums = await readSums(database, rows, period, now());
  const todayIn = daysOf(now());
  return Promise.all(
    rows.map(async ({ timeZone, lifetime, ...person }) => {
      const { player } = person;
      const mayBeSeen = !person.isPaused && maySeeNumbersOf(user, team, player.id);
      if (!mayBeSeen) return { ...person, stats: null };
      const { made, totalShots, verifiedShots, workoutCount } =
        (sums === null ? lifetime : sums.get(player.id)) ?? NOTHING;
      const today = todayIn(timeZone);
      const run = lifetime === null ? NO_RUN : runOf(lifetime);
      const currentStreak = await readStreak(database, player.id, run, today);
      const stats = {
        ...{ made, totalShots, verifiedShots, workoutCount, currentStreak },
        ...activityOf(run.endDay, today),
      };
      return { ...person, stats };
    }),
  );
}
