import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';

async function revoke(tx: Transaction, groupId: string, condition: SQL): Promise<void> {
  await tx
    .update(groupInvites)
    .set({ status: 'revoked' })
    .where(and(eq(groupInvites.groupId, groupId), eq(groupInvites.status, 'pending'), condition));
}

/** Ends the open invitations that somebody made for a squad. */
export const revokeOpenOf = (tx: Transaction, groupId: string, inviterId: string) =>
  revoke(tx, groupId, eq(groupInvites.inviterId, inviterId));

/** Ends all open links of a squad: those that anybody can use who holds them. */
export const revokeOpenLinks = (tx: Transaction, groupId: string) =>
  revoke(tx, groupId, isNull(groupInvites.inviteeEmail));
