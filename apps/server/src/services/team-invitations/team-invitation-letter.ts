import { LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { siteOrigin } from '../../config/site-origin.ts';
import { teamInvites, teams } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { teamInvitation } from '../../mail/templates/team-invitation.ts';
import type { FindLetter } from '../mail/product-letter.ts';
import { playerColumns, playerName } from '../players/player.ts';

/** What is mailed to the address of a team's invitation while it is open. */
export const teamInvitationLetter: FindLetter<'team-invitation'> = async (
  context,
  { invitationId },
) => {
  const [found] = await context.database
    .select({ invite: teamInvites, teamName: teams.name, coach: playerColumns })
    .from(teamInvites)
    .innerJoin(teams, eq(teams.id, teamInvites.teamId))
    .innerJoin(users, eq(users.id, teams.coachId))
    .where(eq(teamInvites.id, invitationId));
  if (found === undefined) return null;
  const { invite, teamName, coach } = found;
  const { status, inviteeEmail, expiresAt, token } = invite;
  if (inviteeEmail === null || status !== 'pending' || expiresAt <= context.now()) return null;
  return {
    to: inviteeEmail,
    write: (unsubscribeUrl) =>
      teamInvitation({
        coachName: playerName(coach),
        teamName,
        days: LIMITS.INVITATION_DAYS,
        invitationUrl: `${siteOrigin(context.config)}/join/${token}`,
        unsubscribeUrl,
      }),
  };
};
