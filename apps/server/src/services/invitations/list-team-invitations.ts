import { LIMITS } from '@hooplog/domain';
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { teamInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { findTeamToManage } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import type { TeamInvite } from './invitation.ts';
import { isOpen } from './read-invitations.ts';
import { TEAMS } from './teams.ts';

/** Open invitations of a team by email. */
export const openInvitationsOf = (teamId: string, now: Date): SQL | undefined =>
  and(eq(teamInvites.teamId, teamId), isNotNull(teamInvites.inviteeEmail), isOpen(TEAMS, now));

/** Those invitations, newest first, for the team's managers. */
export async function listTeamInvitations(
  { database, now }: AppContext,
  user: User,
  teamId: string,
): Promise<TeamInvite[]> {
  await findTeamToManage(database, user, teamId);
  return database
    .select()
    .from(teamInvites)
    .where(openInvitationsOf(teamId, now()))
    .orderBy(desc(teamInvites.id))
    .limit(LIMITS.TEAM_INVITATIONS_MAX);
}
