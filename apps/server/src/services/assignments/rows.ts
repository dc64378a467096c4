import { assignmentState, type AssignmentState, type LocalDay, localDayOf } from '@hooplog/domain';
import { and, between, eq, exists, gte, lt, or, type SQL } from 'drizzle-orm';
import { maySeeNumbersOf } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { teamAssignmentPlayers, teamAssignments } from '../../database/schema/assignments.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { compareNames, playerColumns, type PlayerRow } from '../players/player.ts';
import type { TeamRow } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import { type AssignedDays, readValues } from './values.ts';

export type AssignmentRow = typeof teamAssignments.$inferSelect;

interface PlayerProgress {
  readonly player: PlayerRow;
  readonly value: number;
  /** The part that was seen in videos; null if videos cannot show it. */
  readonly verified: number | null;
  /** The best result of its drill; null without one. */
  readonly result: number | null;
  readonly state: AssignmentState;
}

export interface AssignmentWithProgress {
  readonly assignment: AssignmentRow;
  readonly team: TeamRow;
  readonly progress: readonly PlayerProgress[];
}

interface AssignedPlayer {
  readonly assignment: AssignmentRow;
  readonly player: PlayerRow;
  readonly timeZone: string;
}

/** A condition for queries of assignments and team players: the assignment is for everyone, or for this player. */
export function isAssigned(database: Queryable): SQL | undefined {
  const chosen = database
    .select({ id: teamAssignmentPlayers.playerId })
    .from(teamAssignmentPlayers)
    .where(
      and(
        eq(teamAssignmentPlayers.assignmentId, teamAssignments.id),
        eq(teamAssignmentPlayers.playerId, teamPlayers.playerId),
      ),
    );
  return or(eq(teamAssignments.forEveryone, true), exists(chosen));
}

/** The players of some assignments, sorted by name. */
async function readAssigned(
  database: Queryable,
  condition: SQL | undefined,
): Promise<AssignedPlayer[]> {
  const assigned = await database
    .select({ assignment: teamAssignments, player: playerColumns, timeZone: users.timeZone })
    .from(teamAssignments)
    .innerJoin(teamPlayers, eq(teamPlayers.teamId, teamAssignments.teamId))
    .innerJoin(users, eq(users.id, teamPlayers.playerId))
    .where(and(condition, isAssigned(database), isNotPaused))
    .orderBy(teamPlayers.id);
  return assigned.toSorted((a, b) => compareNames(a.player, b.player));
}

/** Ids of the players who have an assigned workout to do. */
export async function playersOf(database: Queryable, assignmentId: string): Promise<string[]> {
  const assigned = await readAssigned(database, eq(teamAssignments.id, assignmentId));
  return assigned.map(({ player }) => player.id);
}

/** The days that count for one player: from the creation day, in their own calendar, to the due day. */
function daysOf({ assignment, player, timeZone }: AssignedPlayer): AssignedDays {
  const { id, createdAt, dueDay, zone, drill } = assignment;
  return {
    assignmentId: id,
    playerId: player.id,
    firstDay: localDayOf(createdAt, timeZone),
    lastDay: dueDay,
    ...{ zone, drill, since: createdAt },
  };
}

interface DueSoon {
  readonly timeZone: string;
  /** Days of the players' own calendar. */
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** Nobody needs a reminder within a day of the assignment. */
const REMINDER_DELAY_MS = 24 * 3_600_000;

/** Players of one time zone with open assignments due in some days. Assignments created just now are left out. */
export async function readOpenDue(
  database: Queryable,
  { timeZone, from, to }: DueSoon,
  now: Date,
): Promise<{ readonly assignmentId: string; readonly playerId: string }[]> {
  const assigned = await readAssigned(
    database,
    and(
      eq(users.timeZone, timeZone),
      between(teamAssignments.dueDay, from, to),
      lt(teamAssignments.createdAt, new Date(now.getTime() - REMINDER_DELAY_MS)),
    ),
  );
  const values = await readValues(database, assigned.map(daysOf));
  return assigned
    .filter(({ assignment: { id, measure, target }, player }) => {
      return values(id, player.id, measure).value < target;
    })
    .map(({ assignment, player }) => ({ assignmentId: assignment.id, playerId: player.id }));
}

/** Completed assignments of a player among those not over by `today`, a day in their own calendar. */
export async function readDoneIds(
  database: Queryable,
  playerId: string,
  today: LocalDay,
): Promise<string[]> {
  const isOpen = gte(teamAssignments.dueDay, today);
  const assigned = await readAssigned(database, and(eq(teamPlayers.playerId, playerId), isOpen));
  const values = await readValues(database, assigned.map(daysOf));
  return assigned
    .filter(({ assignment: { id, measure, target } }) => {
      return values(id, playerId, measure).value >= target;
    })
    .map(({ assignment }) => assignment.id);
}

/** Adds to some assignments the progress of each player whose numbers the user may see. */
export async function withProgress(
  database: Queryable,
  user: User,
  rows: readonly { readonly assignment: AssignmentRow; readonly team: TeamRow }[],
  condition: SQL | undefined,
  now: Date,
): Promise<AssignmentWithProgress[]> {
  if (rows.length === 0) return [];
  const coached = new Map(rows.map(({ assignment, team }) => [assignment.id, team]));
  const assigned = (await readAssigned(database, condition)).filter(({ assignment, player }) => {
    const team = coached.get(assignment.id);
    return team !== undefined && maySeeNumbersOf(user, team, player.id);
  });
  const values = await readValues(database, assigned.map(daysOf));
  const progress = assigned.map(({ assignment, player, timeZone }) => {
    const { id, measure, target, dueDay } = assignment;
    const { value, verified, result } = values(id, player.id, measure);
    const today = localDayOf(now, timeZone);
    const state = assignmentState(value, target, dueDay, today);
    return { assignmentId: id, player, value, verified, result, state };
  });
  const byAssignment = Map.groupBy(progress, ({ assignmentId }) => assignmentId);
  return rows.map(({ assignment, team }) => ({
    assignment,
    team,
    progress: byAssignment.get(assignment.id) ?? [],
  }));
}

/** One assignment with progress. */
export async function readAssignment(
  database: Queryable,
  user: User,
  assignment: AssignmentRow,
  team: TeamRow,
  now: Date,
): Promise<AssignmentWithProgress> {
  const condition = eq(teamAssignments.id, assignment.id);
  const [read] = await withProgress(database, user, [{ assignment, team }], condition, now);
  if (read === undefined) throw new Error('No assignment came back');
  return read;
}

/** The columns of an assignment with its team. */
export const assignmentWithTeam = { assignment: teamAssignments, team: teams };
