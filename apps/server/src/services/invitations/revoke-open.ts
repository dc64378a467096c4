import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import type { InvitationKind } from './read-invitations.ts';
import { SQUADS } from './squads.ts';

const revoke = (
  tx: Transaction,
  { invites, targetId }: InvitationKind,
  id: string,
  condition: SQL | undefined,
) =>
  tx
    .update(invites)
    .set({ status: 'revoked' })
    .where(and(eq(targetId, id), eq(invites.status, 'pending'), condition));

/** Revokes the open invitations of one member of a squad. */
export const revokeOpenOf = (tx: Transaction, groupId: string, inviterId: string) =>
  revoke(tx, SQUADS, groupId, eq(SQUADS.inviterId, inviterId));

/**
 * Revokes every open invitation with which a removed person could rejoin a squad or team: links, which work for anyone who has
 * them, and invitations to their address.
 */
export const revokeRejoinLinks = (
  tx: Transaction,
  kind: InvitationKind,
  targetId: string,
  userId: string,
) => {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const { inviteeEmail } = kind.invites;
  return revoke(tx, kind, targetId, or(isNull(inviteeEmail), inArray(inviteeEmail, address)));
};
