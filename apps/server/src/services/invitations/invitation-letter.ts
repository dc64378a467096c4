import { LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { siteOrigin } from '../../config/site-origin.ts';
import { groupInvites, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { groupInvitation } from '../../mail/templates/group-invitation.ts';
import { playerColumns, playerName } from '../players/player.ts';
import type { MailContext } from '../context.ts';
import type { FindLetter } from '../mail/product-letter.ts';

async function findInvitation({ database }: MailContext, invitationId: string) {
  const [found] = await database
    .select({ invitation: groupInvites, groupName: groups.name, inviter: playerColumns })
    .from(groupInvites)
    .innerJoin(groups, eq(groups.id, groupInvites.groupId))
    .innerJoin(users, eq(users.id, groupInvites.inviterId))
    .where(eq(groupInvites.id, invitationId));
  return found;
}

/** What is mailed to the address of an invitation while it is open. */
export const invitationLetter: FindLetter<'group-invitation'> = async (
  context,
  { invitationId },
) => {
  const found = await findInvitation(context, invitationId);
  if (found === undefined) return null;
  const { invitation, groupName, inviter } = found;
  const { status, inviteeEmail, expiresAt, token } = invitation;
  if (inviteeEmail === null || status !== 'pending' || expiresAt <= context.now()) return null;
  return {
    to: inviteeEmail,
    write: (unsubscribeUrl) =>
      groupInvitation({
        inviterName: playerName(inviter),
        groupName,
        days: LIMITS.INVITATION_DAYS,
        invitationUrl: `${siteOrigin(context.config)}/invite/${token}`,
        unsubscribeUrl,
      }),
  };
};
