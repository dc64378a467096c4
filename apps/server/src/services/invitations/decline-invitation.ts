import { transaction } from '../../database/connect.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { keepAnswer, lockAnswerable } from './answerable.ts';
import type { ReceivedInvitation } from './rows.ts';

/** Declines. A repeat answers what already happened. A link for several stays open for the others. */
export function declineInvitation(
  { database, now }: AppContext,
  user: User,
  token: string,
): Promise<ReceivedInvitation> {
  return transaction(database, async (tx) => {
    const found = await lockAnswerable(tx, user, now(), { token, answer: 'declined' });
    if (found.isRepeat) return found;
    await keepAnswer(tx, found.invitation, user.id, 'declined');
    return { ...found, state: 'declined' };
  });
}
