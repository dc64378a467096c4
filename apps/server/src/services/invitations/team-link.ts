import { LIMITS } from '@hooplog/domain';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { type Queryable, transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage, lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { daysAfter, makeToken, type TeamInvite } from './invitation.ts';

const openLinkOf = (teamId: string): SQL | undefined =>
  and(
    eq(teamInvites.teamId, teamId),
    isNull(teamInvites.inviteeEmail),
    eq(teamInvites.status, 'pending'),
  );

const revoke = (database: Queryable, teamId: string) =>
  database.update(teamInvites).set({ status: 'revoked' }).where(openLinkOf(teamId));

/** The join link; null if none works. */
export async function getTeamLink(
  { database, now }: AppContext,
  user: User,
  teamId: string,
): Promise<TeamInvite | null> {
  await findTeamToManage(database, user, teamId);
  const [link] = await database
    .select()
    .from(teamInvites)
    .where(and(openLinkOf(teamId), gt(teamInvites.expiresAt, now())));
  return link ?? null;
}

/** Creates a join link; the earlier one stops working. */
export function renewTeamLink(
  { database, now }: AppContext,
  user: User,
  teamId: string,
): Promise<TeamInvite | null> {
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    // Locked, so that two simultaneous calls leave one open link.
    await lockTeam(tx, teamId);
    await revoke(tx, teamId);
    const expiresAt = daysAfter(now(), LIMITS.TEAM_LINK_DAYS);
    const [link] = await tx
      .insert(teamInvites)
      .values({ teamId, token: makeToken(), expiresAt, createdAt: now() })
      .returning();
    return link ?? null;
  });
}

/** Revokes the join link. */
export async function deleteTeamLink(
  { database }: AppContext,
  user: User,
  teamId: string,
): Promise<void> {
  await findTeamToManage(database, user, teamId);
  await revoke(database, teamId);
}
