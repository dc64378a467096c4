import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { groupMembers, groups } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { GroupRole } from '../../auth/may.ts';
import type { AppContext } from '../context.ts';
import { isPaused } from '../users/paused.ts';
import { type GroupOfMember, groupOf, lockGroupToManage } from './rows.ts';

async function setRole(tx: Transaction, groupId: string, userId: string, role: GroupRole) {
  const changed = await tx
    .update(groupMembers)
    .set({ role })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
    .returning({ id: groupMembers.id });
  if (changed.length === 0) throw notFound(phrase('Member not found'));
}

async function refusePaused(tx: Transaction, userId: string) {
  const isIt = and(eq(users.id, userId), isPaused);
  if ((await tx.$count(users, isIt)) === 0) return;
  throw new AppError('conflict', phrase('This account is paused: it cannot own a squad.'));
}

/** Makes another member the owner; the former one stays a member. */
export function transferGroup(
  { database }: AppContext,
  userId: string,
  groupId: string,
  newOwnerId: string,
): Promise<GroupOfMember> {
  return transaction(database, async (tx) => {
    await lockGroupToManage(tx, userId, groupId);
    await setRole(tx, groupId, userId, 'member');
    await setRole(tx, groupId, newOwnerId, 'owner');
    await refusePaused(tx, newOwnerId);
    await tx.update(groups).set({ ownerId: newOwnerId }).where(eq(groups.id, groupId));
    return groupOf(tx, userId, groupId);
  });
}
