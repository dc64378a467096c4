import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { teamInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { lockAnswerable } from './answerable.ts';
import type { ReceivedInvitation } from './rows.ts';

/** Declines. A repeat, or declining after joining, answers what already happened; a link stays good for others. */
export function declineInvitation(
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  return transaction(database, async (tx) => {
    const found = await lockAnswerable(tx, user, now(), token);
    if (found.status !== 'pending' || found.invite.inviteeEmail === null) return found;
    await tx
      .update(teamInvites)
      .set({ status: 'declined' })
      .where(eq(teamInvites.id, found.invite.id));
    return { ...found, status: 'declined' };
  });
}
