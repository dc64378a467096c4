import { phrase } from '@hooplog/language';
import { and, eq, isNotNull } from 'drizzle-orm';
import { teamInvites } from '../../database/schema/community.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';

/** Revokes an open invitation. */
export async function revokeTeamInvitation(
  { database }: AppContext,
  user: User,
  teamId: string,
  invitationId: string,
): Promise<void> {
  await findTeamToManage(database, user, teamId);
  const revoked = await database
    .update(teamInvites)
    .set({ status: 'revoked' })
    .where(
      and(
        eq(teamInvites.id, invitationId),
        eq(teamInvites.teamId, teamId),
        eq(teamInvites.status, 'pending'),
        isNotNull(teamInvites.inviteeEmail),
      ),
    )
    .returning({ id: teamInvites.id });
  if (revoked.length === 0) throw notFound(phrase('Invitation not found'));
}
