import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { mayRevokeInvitation } from '../../auth/may.ts';
import { transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { lockGroupOf } from '../groups/rows.ts';
import { alreadyAnswered } from './invitation.ts';

/** Revokes an open invitation. Idempotent; `conflict` if it has been answered. */
export function revokeGroupInvitation(
  { database }: AppContext,
  userId: string,
  groupId: string,
  invitationId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    const { role } = await lockGroupOf(tx, userId, groupId);
    const [invitation] = await tx
      .select()
      .from(groupInvites)
      .where(and(eq(groupInvites.id, invitationId), eq(groupInvites.groupId, groupId)));
    if (invitation === undefined) throw notFound(phrase('Invitation not found'));
    if (!mayRevokeInvitation({ id: userId, role }, invitation)) {
      throw new AppError(
        'forbidden',
        phrase('Only the owner of the squad or the inviter can revoke it'),
      );
    }
    const { status } = invitation;
    if (status === 'revoked') return;
    if (status !== 'pending') throw alreadyAnswered(status);
    await tx
      .update(groupInvites)
      .set({ status: 'revoked' })
      .where(eq(groupInvites.id, invitationId));
  });
}
