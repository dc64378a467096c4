import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { lockGroup } from '../groups/rows.ts';
import type { User } from '../users/find-user.ts';
import { findInvitation } from './get-invitation.ts';
import { type InvitationRow, isForSeveral, type ReceivedInvitation } from './rows.ts';
import { alreadyWords, EXPIRED_WORDS } from './words.ts';

export type Answer = 'accepted' | 'declined';

/** Answers at once follow each other, as all changes of the squad's members and invitations do. */
async function lock(tx: Transaction, token: string): Promise<void> {
  const [found] = await tx
    .select({ groupId: groupInvites.groupId })
    .from(groupInvites)
    .where(eq(groupInvites.token, token));
  if (found === undefined) throw notFound('Invitation');
  await lockGroup(tx, found.groupId);
}

/**
 * Whether the reader gave that answer before. A link for several does not keep who joined by it: to its holders,
 * everybody who is in the squad has accepted it.
 */
function isRepeat({ invitation, state, isMember }: ReceivedInvitation, user: User, answer: Answer) {
  if (!isForSeveral(invitation)) return state === answer && invitation.inviteeUserId === user.id;
  return answer === 'accepted' && isMember && (state === 'pending' || state === 'accepted');
}

/** What is found of an invitation: open, or answered before by the one who asks. */
interface Answerable extends ReceivedInvitation {
  readonly isRepeat: boolean;
}

/**
 * The invitation, its squad locked, for somebody who gives an answer. It is open, or that same user has given that same answer
 * before; everything else is refused with its own words.
 */
export async function lockAnswerable(
  tx: Transaction,
  user: User,
  now: Date,
  { token, answer }: { readonly token: string; readonly answer: Answer },
): Promise<Answerable> {
  await lock(tx, token);
  const found = await findInvitation(tx, user, now, token);
  if (isRepeat(found, user, answer)) return { ...found, state: answer, isRepeat: true };
  if (found.state === 'pending') return { ...found, isRepeat: false };
  throw new AppError(
    'conflict',
    found.state === 'expired' ? EXPIRED_WORDS : alreadyWords(found.state),
  );
}

/** Writes down who gave which answer; of a link for several only that one more has joined. */
export async function keepAnswer(
  tx: Transaction,
  invitation: InvitationRow,
  userId: string,
  answer: Answer,
): Promise<void> {
  const { id, places } = invitation;
  const joined = invitation.joined + (answer === 'accepted' ? 1 : 0);
  const change = isForSeveral(invitation)
    ? { joined, status: joined === places ? ('accepted' as const) : invitation.status }
    : { joined, status: answer, inviteeUserId: userId };
  await tx.update(groupInvites).set(change).where(eq(groupInvites.id, id));
}
