import { LIMITS } from '@hooplog/domain';
import { desc } from 'drizzle-orm';
import { teamInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { openInvitationsOf } from './open-invitations.ts';
import type { TeamInviteRow } from './rows.ts';

/** Invitations by e-mail that wait for an answer, newest first. */
export async function listInvitations(
  { database, now }: AppContext,
  user: User,
  teamId: string,
): Promise<TeamInviteRow[]> {
  await findTeamToManage(database, user, teamId);
  return database
    .select()
    .from(teamInvites)
    .where(openInvitationsOf(teamId, now()))
    .orderBy(desc(teamInvites.id))
    .limit(LIMITS.TEAM_INVITATIONS_MAX);
}
