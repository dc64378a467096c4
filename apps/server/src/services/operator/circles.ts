import { OPERATOR_PAGE } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { asc, eq, sql } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { groupMembers, groups, teamPlayers, teams } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { beginsWith } from './list-users.ts';
import { logAct } from './log-act.ts';

/** For squads and teams: the table, its owner, and its members. */
const KINDS = {
  squad: {
    table: groups,
    leaderId: groups.ownerId,
    members: groupMembers,
    in: groupMembers.groupId,
  },
  team: { table: teams, leaderId: teams.coachId, members: teamPlayers, in: teamPlayers.teamId },
} as const;

export type CircleKind = keyof typeof KINDS;

function findCircles({ database }: Pick<AppContext, 'database'>, kind: CircleKind, q: string) {
  const { table, leaderId, members, in: inCircle } = KINDS[kind];
  return database
    .select({
      kind: sql<CircleKind>`${kind}`,
      id: table.id,
      name: table.name,
      leader: users.email,
      members: database.$count(members, eq(inCircle, table.id)),
      createdAt: table.createdAt,
    })
    .from(table)
    .innerJoin(users, eq(users.id, leaderId))
    .where(sql`lower(${table.name}) like ${beginsWith(q)}`)
    .orderBy(asc(table.id))
    .limit(OPERATOR_PAGE);
}

/** Squads and teams whose name begins with a text. */
export async function listCircles(context: Pick<AppContext, 'database'>, q: string) {
  return [...(await findCircles(context, 'squad', q)), ...(await findCircles(context, 'team', q))];
}

export type CircleRow = Awaited<ReturnType<typeof listCircles>>[number];

/** Deletes a squad or a team for everyone in it; its members' workouts belong to them and stay. */
export async function removeCircle(
  context: Pick<AppContext, 'database' | 'now'>,
  operatorId: string,
  id: string,
  { kind, reason }: { readonly kind: CircleKind; readonly reason: string },
): Promise<void> {
  const { table, leaderId } = KINDS[kind];
  await transaction(context.database, async (tx) => {
    const [removed] = await tx
      .delete(table)
      .where(eq(table.id, id))
      .returning({ name: table.name, leaderId });
    if (removed === undefined) throw notFound(phrase('There is no such squad or team'));
    const act = kind === 'squad' ? 'remove_squad' : 'remove_team';
    const { name: about, leaderId: userId } = removed;
    await logAct(tx, context, { operatorId, act, userId, about, reason });
  });
}
