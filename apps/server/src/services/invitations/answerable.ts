import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { lockGroup } from '../groups/rows.ts';
import type { User } from '../users/find-user.ts';
import { findInvitation } from './get-invitation.ts';
import type { InvitationRow, ReceivedInvitation } from './rows.ts';
import { alreadyWords, EXPIRED_WORDS } from './words.ts';

export type Answer = 'accepted' | 'declined';

/** Answers at once follow each other: the squad is locked first, as everywhere, then the invitation. */
async function lock(tx: Transaction, token: string): Promise<void> {
  const byToken = eq(groupInvites.token, token);
  const [found] = await tx
    .select({ groupId: groupInvites.groupId })
    .from(groupInvites)
    .where(byToken);
  if (found === undefined) throw notFound('Invitation');
  await lockGroup(tx, found.groupId);
  await tx.select({ id: groupInvites.id }).from(groupInvites).where(byToken).for('update');
}

/**
 * The invitation, locked, for somebody who gives an answer. It is open, or that same user has given that same answer
 * before; everything else is refused with its own words.
 */
export async function lockAnswerable(
  tx: Transaction,
  user: User,
  now: Date,
  { token, answer }: { readonly token: string; readonly answer: Answer },
): Promise<ReceivedInvitation> {
  await lock(tx, token);
  const found = await findInvitation(tx, user, now, token);
  const isRepeat = found.state === answer && found.invitation.inviteeUserId === user.id;
  if (isRepeat || found.state === 'pending') return found;
  throw new AppError(
    'conflict',
    found.state === 'expired' ? EXPIRED_WORDS : alreadyWords(found.state),
  );
}

/** Writes down who gave which answer. */
export async function keepAnswer(
  tx: Transaction,
  { id }: InvitationRow,
  userId: string,
  answer: Answer,
): Promise<void> {
  await tx
    .update(groupInvites)
    .set({ status: answer, inviteeUserId: userId })
    .where(eq(groupInvites.id, id));
}
