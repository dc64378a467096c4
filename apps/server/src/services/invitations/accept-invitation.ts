import { LIMITS } from '@hooplog/domain';
import { count, eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { refuseTooManyGroups } from '../groups/refuse-too-many-groups.ts';
import { tellSquad } from '../notifications/tell-squad.ts';
import type { User } from '../users/find-user.ts';
import { keepAnswer, lockAnswerable } from './answerable.ts';
import type { ReceivedInvitation } from './rows.ts';

async function join(tx: Transaction, groupId: string, userId: string, joinedAt: Date) {
  await refuseTooManyGroups(tx, userId);
  const [members] = await tx
    .select({ count: count() })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  if ((members?.count ?? 0) >= LIMITS.GROUP_MEMBERS_MAX) {
    throw new AppError(
      'conflict',
      `This squad is full: it has ${LIMITS.GROUP_MEMBERS_MAX} members`,
    );
  }
  await tx.insert(groupMembers).values({ groupId, userId, joinedAt });
  await tellSquad(tx, groupId, userId);
}

/** Joins the squad. A repeat answers what already happened; a member takes no place of a link. */
export function acceptInvitation(
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  return transaction(database, async (tx) => {
    const found = await lockAnswerable(tx, user, now(), { token, answer: 'accepted' });
    if (found.isRepeat) return found;
    const { invitation, group, isMember } = found;
    if (isMember && invitation.inviteeEmail === null) {
      throw new AppError('conflict', 'You are already in this squad');
    }
    if (!isMember) await join(tx, group.id, user.id, now());
    await keepAnswer(tx, invitation, user.id, 'accepted');
    return { ...found, state: 'accepted', isMember: true };
  });
}
