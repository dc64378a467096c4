import { localDayOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../../database/connect.ts';
import { challenges } from '../../../database/schema/challenges.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../users/find-user.ts';
import {
  type ChallengeId,
  challengeOf,
  type ChallengeOfMember,
  lockChallengeToManage,
} from './rows.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/** Makes today the last day. A challenge that is over stays as it is. */
export function endChallenge(
  { database, now }: Context,
  user: User,
  id: ChallengeId,
): Promise<ChallengeOfMember> {
  return transaction(database, async (tx) => {
    const { asker, found } = await lockChallengeToManage(tx, user, id, now());
    const today = localDayOf(asker.now, user.timeZone);
    if (found.state === 'upcoming') {
      throw new AppError('conflict', phrase('This challenge has not begun. Delete it instead.'));
    }
    // For participants further west, today may still be the last day or earlier.
    if (found.state === 'over' || found.challenge.lastDay <= today) return found;
    await tx.update(challenges).set({ lastDay: today }).where(eq(challenges.id, id.challengeId));
    return challengeOf(tx, asker, id.groupId, id.challengeId);
  });
}

/** Deletes a challenge, with its participants and their notifications. */
export function deleteChallenge(
  { database, now }: Context,
  user: User,
  id: ChallengeId,
): Promise<void> {
  return transaction(database, async (tx) => {
    await lockChallengeToManage(tx, user, id, now());
    await tx.delete(challenges).where(eq(challenges.id, id.challengeId));
  });
}
