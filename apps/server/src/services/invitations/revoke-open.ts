import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';

async function revoke(tx: Transaction, groupId: string, condition: SQL | undefined): Promise<void> {
  await tx
    .update(groupInvites)
    .set({ status: 'revoked' })
    .where(and(eq(groupInvites.groupId, groupId), eq(groupInvites.status, 'pending'), condition));
}

/** Ends the open invitations that somebody made for a squad. */
export const revokeOpenOf = (tx: Transaction, groupId: string, inviterId: string) =>
  revoke(tx, groupId, eq(groupInvites.inviterId, inviterId));

/** Ends every open invitation that somebody could use: those that anybody can who holds them, and those to their address. */
export const revokeWaysBack = (tx: Transaction, groupId: string, userId: string) => {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return revoke(
    tx,
    groupId,
    or(isNull(groupInvites.inviteeEmail), inArray(groupInvites.inviteeEmail, address)),
  );
};
