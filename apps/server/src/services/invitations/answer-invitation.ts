import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { refuseJoining } from '../parental-consent/refuse-joining.ts';
import type { User } from '../users/find-user.ts';
import type { Answer, ReceivedInvitation } from './invitation.ts';
import { getInvitation, type InvitationKind } from './read-invitations.ts';

/**
 * Locks the squad or team first, as everywhere, so that simultaneous answers happen one after another and it cannot overflow.
 * Coaches revoke invitations without locking the team, so the invitation is locked too.
 */
async function lock(tx: Transaction, { invites, targetId, lock }: InvitationKind, token: string) {
  const isIt = eq(invites.token, token);
  const [found] = await tx.select({ targetId }).from(invites).where(isIt);
  if (found === undefined) throw notFound(phrase('Invitation not found'));
  await lock(tx, found.targetId);
  await tx.select({ id: invites.id }).from(invites).where(isIt).for('update');
}

/** Joins or declines. A repeat returns the earlier result; a link for several people stays open for the others. */
export function answerInvitation(
  { database, now }: AppContext,
  kind: InvitationKind,
  user: User,
  token: string,
  answer: Answer,
): Promise<ReceivedInvitation> {
  return transaction(database, async (tx) => {
    await lock(tx, kind, token);
    const found = await getInvitation({ database: tx, now }, kind, user, token);
    const before = kind.answerBefore(found, user.id, answer);
    if (before !== null) return { ...found, state: before };
    const isJoining = answer === 'accepted';
    if (isJoining && found.role === null) {
      await refuseJoining(tx, user, now());
      await kind.join(tx, found.target.id, user.id, now());
    }
    const state = await kind.saveAnswer(tx, found, user.id, answer);
    return { ...found, state, role: isJoining ? 'member' : found.role };
  });
}
