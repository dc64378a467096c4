import { phrase } from '@hooplog/language';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { mayManageTeam, type TeamRole } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';

export type TeamRow = typeof teams.$inferSelect;

/** A team with the sums of its players. */
export interface TeamTotals {
  readonly team: TeamRow;
  /** In the order of joining, without paused accounts. */
  readonly players: readonly PlayerRow[];
  /** Workouts of both kinds. */
  readonly workoutCount: number;
  readonly made: number;
  readonly totalShots: number;
}

/** A team as its coach or a player sees it. */
export interface TeamAsSeen extends TeamTotals {
  readonly role: TeamRole;
  readonly mayManage: boolean;
}

/** @param user the coach or one of the players */
export const asSeenBy = (user: User, totals: TeamTotals): TeamAsSeen => ({
  ...totals,
  role: totals.team.coachId === user.id ? 'coach' : 'player',
  mayManage: mayManageTeam(user, totals.team),
});

/** A user's role in a team; null if they are not in it. */
async function roleIn(
  database: Queryable,
  userId: string,
  team: TeamRow,
): Promise<TeamRole | null> {
  if (team.coachId === userId) return 'coach';
  const [row] = await database
    .select({ id: teamPlayers.id })
    .from(teamPlayers)
    .where(and(eq(teamPlayers.teamId, team.id), eq(teamPlayers.playerId, userId)));
  return row === undefined ? null : 'player';
}

/** Locks the team's row before any of its players or invitations, so that changes happen one after another. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('no key update');
}

/** The team, for its coach and its players; 404 for anybody else. */
export async function findTeam(
  database: Queryable,
  user: User,
  teamId: string,
): Promise<{ readonly team: TeamRow; readonly role: TeamRole }> {
  const [team] = await database.select().from(teams).where(eq(teams.id, teamId));
  const role = team === undefined ? null : await roleIn(database, user.id, team);
  if (team === undefined || role === null) throw notFound(phrase('Team not found'));
  return { team, role };
}

/** The team, if the caller may change it. */
export async function findTeamToManage(
  database: Queryable,
  user: User,
  teamId: string,
): Promise<TeamRow> {
  const { team, role } = await findTeam(database, user, teamId);
  if (mayManageTeam(user, team)) return team;
  throw new AppError(
    'forbidden',
    role === 'coach'
      ? phrase('Switch coach mode on in your profile to manage your teams')
      : phrase('Only the coach can do that'),
  );
}

const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

async function readPlayersOf(
  database: Queryable,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlayerRow[]>> {
  const rows = await database
    .select({ teamId: teamPlayers.teamId, player: playerColumns })
    .from(teamPlayers)
    .innerJoin(users, eq(users.id, teamPlayers.playerId))
    .where(and(inArray(teamPlayers.teamId, [...teamIds]), isNotPaused))
    .orderBy(teamPlayers.joinedAt, teamPlayers.id);
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([id, own]) => [id, own.map(({ player }) => player)]));
}

/** Teams with their totals: reads one row of statistics per player, whatever their history. */
export const selectTeamTotals = (
  database: Queryable,
  condition: SQL | undefined,
  limit: number,
  orderBy: readonly (SQL | AnyPgColumn)[],
) =>
  database
    .select({
      team: teams,
      workoutCount: sumOf(userStats.workoutCount),
      made: sumOf(userStats.made),
      totalShots: sumOf(userStats.totalShots),
    })
    .from(teams)
    .leftJoin(teamPlayers, eq(teamPlayers.teamId, teams.id))
    .leftJoin(users, and(eq(users.id, teamPlayers.playerId), isNotPaused))
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(condition)
    .groupBy(teams.id)
    .orderBy(...orderBy)
    .limit(limit);

/** Teams with their players and totals. */
export async function readTeamTotals(
  database: Queryable,
  condition: SQL | undefined,
  limit: number,
  orderBy: readonly (SQL | AnyPgColumn)[] = [],
): Promise<TeamTotals[]> {
  const totals = await selectTeamTotals(database, condition, limit, orderBy);
  const players = await readPlayersOf(
    database,
    totals.map(({ team }) => team.id),
  );
  return totals.map((found) => ({ ...found, players: players.get(found.team.id) ?? [] }));
}

export async function teamTotals(database: Queryable, teamId: string): Promise<TeamTotals> {
  const [totals] = await readTeamTotals(database, eq(teams.id, teamId), 1);
  if (totals === undefined) throw notFound(phrase('Team not found'));
  return totals;
}
