import { LIMITS } from '@hooplog/domain';
import { eq, or } from 'drizzle-orm';
import { siteUrl } from '../../config/site-url.ts';
import { users } from '../../database/schema/users.ts';
import { type Invited, invitationMail } from '../../mail/templates/invitation.ts';
import type { MailContext } from '../context.ts';
import type { ProductLetter } from '../mail/product-letter.ts';
import { playerName } from '../players/player.ts';
import { type InvitationKind, readInvitations } from './read-invitations.ts';
import { SQUADS } from './squads.ts';
import { TEAMS } from './teams.ts';

/** The mail to an invited address, while the invitation is open. */
const letterOf =
  (kind: InvitationKind, to: Invited['to'], path: string) =>
  async (
    { config, database, now }: MailContext,
    { invitationId }: { readonly invitationId: string },
  ): Promise<ProductLetter | null> => {
    const isIt = eq(kind.invites.id, invitationId);
    const [found] = await readInvitations(database, kind, null, now(), isIt);
    const address = found?.invitation.inviteeEmail ?? null;
    if (found?.state !== 'pending' || address === null) return null;
    const people = await database
      .select({ id: users.id, email: users.email, language: users.language })
      .from(users)
      .where(or(eq(users.email, address), eq(users.id, found.inviter.id)));
    const reader = people.find(({ email }) => email === address);
    const inviter = people.find(({ id }) => id === found.inviter.id);
    return {
      to: address,
      language: reader?.language ?? inviter?.language ?? null,
      kind: 'productUpdates',
      write: (unsubscribeUrl) =>
        invitationMail({
          to,
          inviterName: playerName(found.inviter),
          name: found.target.name,
          days: LIMITS.INVITATION_DAYS,
          invitationUrl: `${siteUrl(config)}/${path}/${found.invitation.token}`,
          unsubscribeUrl,
        }),
    };
  };

export const squadInvitationLetter = letterOf(SQUADS, 'squad', 'invite');
export const teamInvitationLetter = letterOf(TEAMS, 'team', 'join');
