import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { mayRemoveFromGroup } from '../../auth/may.ts';
import { type Transaction, transaction } from '../../database/connect.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { revokeOpenOf, revokeRejoinLinks } from '../invitations/revoke-open.ts';
import { SQUADS } from '../invitations/squads.ts';
import { type GroupOfMember, lockGroupOf } from './rows.ts';

function refuse({ group, role }: GroupOfMember, userId: string, memberId: string): void {
  if (!mayRemoveFromGroup({ id: userId, role }, memberId)) {
    throw new AppError('forbidden', phrase('Only the owner of the squad can remove others'));
  }
  if (memberId === group.ownerId) {
    throw new AppError(
      'conflict',
      phrase('You own this squad. Hand it over to another member, or delete it.'),
    );
  }
}

async function remove(tx: Transaction, groupId: string, memberId: string): Promise<void> {
  const removed = await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, memberId)))
    .returning({ id: groupMembers.id });
  if (removed.length === 0) throw notFound(phrase('Member not found'));
}

/**
 * Leaves a squad, or removes somebody from it. Their invitations end with their membership. A removed member may have copied any
 * open link: so all links end, and all invitations to their address, and they cannot come back by one.
 */
export function removeMember(
  { database }: AppContext,
  userId: string,
  groupId: string,
  memberId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    refuse(await lockGroupOf(tx, userId, groupId), userId, memberId);
    await remove(tx, groupId, memberId);
    await revokeOpenOf(tx, groupId, memberId);
    if (memberId !== userId) await revokeRejoinLinks(tx, SQUADS, groupId, memberId);
  });
}
