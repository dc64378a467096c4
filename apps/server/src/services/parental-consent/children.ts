import { type LocalDay, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, transaction } from '../../database/connect.ts';
import { teamAnnouncements } from '../../database/schema/announcements.ts';
import { groups, teamPlayers, teams } from '../../database/schema/community.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { users } from '../../database/schema/users.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { joinedChallenges } from '../groups/challenges/joined-challenges.ts';
import { removeFromChallenge } from '../groups/challenges/take-part.ts';
import { removeMember } from '../groups/remove-member.ts';
import { groupsOf } from '../groups/rows.ts';
import { playerName } from '../players/player.ts';
import { readWeeks } from '../progress/read-weeks.ts';
import { removePlayer } from '../teams/remove-player.ts';
import { ageGroupOf, sharingOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { transferSquads } from '../users/transfer-squads.ts';
import { questionBehind, refuseTheYoung } from './answer.ts';

/** How many announcements of coaches a parent sees. */
const ANNOUNCEMENTS_SHOWN = 20;

const coaches = alias(users, 'coaches');

interface Consented {
  readonly child: User;
  readonly grantedAt: Date;
  readonly mayJoin: boolean;
}

/** The token of the link, and the user signed in where it was opened, if any. */
interface Parent {
  readonly token: string;
  readonly caller: User | null;
}

/**
 * The children under 13 for whom the parent behind a mailed link has consented. They all named the address that the link was
 * mailed to, so the holder of the link reads that mailbox. Players aged 13 and over are not included.
 */
async function consentedChildren(
  context: AppContext,
  { token, caller }: Parent,
): Promise<Consented[]> {
  const { database, now } = context;
  refuseTheYoung(caller, now());
  const { consent } = await questionBehind(context, token);
  if (consent.grantedAt === null || consent.parentEmail === null)
    throw notFound(phrase('Consent not found'));
  const rows = await database
    .select({ child: users, consent: parentalConsents })
    .from(parentalConsents)
    .innerJoin(users, eq(users.id, parentalConsents.userId))
    .where(
      and(
        eq(parentalConsents.parentEmail, consent.parentEmail),
        isNotNull(parentalConsents.grantedAt),
      ),
    )
    .orderBy(asc(parentalConsents.grantedAt), asc(users.id));
  return rows.flatMap(({ child, consent: { grantedAt, mayJoin } }) =>
    grantedAt !== null && ageGroupOf(child, now()) === 'child'
      ? [{ child, grantedAt, mayJoin }]
      : [],
  );
}

async function childBehind(context: AppContext, parent: Parent, childId: string): Promise<User> {
  const children = await consentedChildren(context, parent);
  const found = children.find(({ child }) => child.id === childId);
  if (found === undefined) throw notFound(phrase('Child not found'));
  return found.child;
}

async function currentWeek(database: Queryable, { id }: User, today: LocalDay) {
  const week = weekOf(today);
  return (await readWeeks(database, [id], [week]))(id, week);
}

const teamsOf = (database: Queryable, playerId: string) =>
  database
    .select({ team: teams, coach: coaches })
    .from(teamPlayers)
    .innerJoin(teams, eq(teams.id, teamPlayers.teamId))
    .innerJoin(coaches, eq(coaches.id, teams.coachId))
    .where(eq(teamPlayers.playerId, playerId))
    .orderBy(asc(teams.name), asc(teams.id));

/** Includes teams that the child has left: a parent can always see what an adult wrote to a child. */
const privateAnnouncements = (database: Queryable, playerId: string) =>
  database
    .select({ announcement: teamAnnouncements, coach: coaches })
    .from(teamAnnouncements)
    .innerJoin(teams, eq(teams.id, teamAnnouncements.teamId))
    .innerJoin(coaches, eq(coaches.id, teams.coachId))
    .where(eq(teamAnnouncements.playerId, playerId))
    .orderBy(desc(teamAnnouncements.createdAt), desc(teamAnnouncements.id))
    .limit(ANNOUNCEMENTS_SHOWN);

async function readChild(context: AppContext, { child, grantedAt, mayJoin }: Consented) {
  const { database, now } = context;
  const { id, email } = child;
  const today = localDayOf(now(), child.timeZone);
  return {
    ...{ id, email, grantedAt, mayJoin, name: playerName(child) },
    ...(await currentWeek(database, child, today)),
    sharesBadges: sharingOf(child, now()).badges,
    squads: await groupsOf(database, id),
    // The squad sees the ranked number there.
    challenges: await joinedChallenges(database, id, today),
    teams: await teamsOf(database, id),
    told: await privateAnnouncements(database, id),
  };
}

export type ChildRow = Awaited<ReturnType<typeof readChild>>;

/** What a parent sees of each child. */
export async function listChildren(context: AppContext, parent: Parent): Promise<ChildRow[]> {
  const children = await consentedChildren(context, parent);
  return Promise.all(children.map((child) => readChild(context, child)));
}

export interface ChildChange {
  readonly childId: string;
  readonly mayJoin?: boolean;
  readonly sharesBadges?: boolean;
}

/** Sets whether a child may join squads, teams and challenges, and whether squads see their badges. */
export async function updateChild(
  context: AppContext,
  parent: Parent,
  { childId, mayJoin, sharesBadges }: ChildChange,
): Promise<void> {
  const { id } = await childBehind(context, parent, childId);
  await transaction(context.database, async (tx) => {
    if (sharesBadges !== undefined) {
      const choice = JSON.stringify({ badges: sharesBadges });
      await tx
        .update(users)
        .set({ squadSharing: sql`${users.squadSharing} || ${choice}::jsonb` })
        .where(eq(users.id, id));
    }
    if (mayJoin !== undefined) {
      await tx.update(parentalConsents).set({ mayJoin }).where(eq(parentalConsents.userId, id));
    }
  });
}

/**
 * Removes a child from a squad, as if they left. A squad that they own goes to another member, or is deleted if there is none.
 */
export async function removeChildFromSquad(
  context: AppContext,
  parent: Parent,
  { childId, id }: { readonly childId: string; readonly id: string },
): Promise<void> {
  const child = await childBehind(context, parent, childId);
  const isOwned = and(eq(groups.id, id), eq(groups.ownerId, child.id));
  const wasAlone = await transaction(context.database, async (tx) => {
    await transferSquads(tx, child.id, eq(groups.id, id));
    // Still theirs, so nobody else is in it.
    return (await tx.delete(groups).where(isOwned).returning({ id: groups.id })).length > 0;
  });
  if (!wasAlone) await removeMember(context, child.id, id, child.id);
}

/** Removes a child from a challenge, as if they left. */
export async function removeChildFromChallenge(
  context: AppContext,
  parent: Parent,
  { childId, id }: { readonly childId: string; readonly id: string },
): Promise<void> {
  const child = await childBehind(context, parent, childId);
  if (await removeFromChallenge(context.database, child.id, id)) return;
  throw notFound(phrase('Challenge not found'));
}

/** Removes a child from a team, as if they left. */
export async function removeChildFromTeam(
  context: AppContext,
  parent: Parent,
  { childId, id }: { readonly childId: string; readonly id: string },
): Promise<void> {
  const child = await childBehind(context, parent, childId);
  await removePlayer(context, child, id, child.id);
}
