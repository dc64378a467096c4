import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { type Queryable, transaction } from '../../../database/connect.ts';
import { challengeMembers } from '../../../database/schema/challenges.ts';
import { notifications } from '../../../database/schema/notifications.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { markRead } from '../../notifications/mark-read.ts';
import type { User } from '../../users/find-user.ts';
import { join } from './create-challenge.ts';
import { type ChallengeId, challengeOf, type ChallengeOfMember, lockChallenge } from './rows.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/** Joins a challenge. Only joining shows a player's numbers of these days to the squad. Idempotent. */
export function joinChallenge(
  { database, now }: Context,
  user: User,
  id: ChallengeId,
): Promise<ChallengeOfMember> {
  return transaction(database, async (tx) => {
    const { asker, found } = await lockChallenge(tx, user, id, now());
    if (found.isJoined) return found;
    if (found.state === 'over') throw new AppError('conflict', phrase('This challenge is over'));
    await join(tx, user, { ...id, joinedAt: asker.now });
    await markRead(tx, user.id, asker.now, eq(notifications.challengeId, id.challengeId));
    return challengeOf(tx, asker, id.groupId, id.challengeId);
  });
}

/** Leaves a challenge. Idempotent. */
export function leaveChallenge(
  { database, now }: Context,
  user: User,
  id: ChallengeId,
): Promise<ChallengeOfMember> {
  return transaction(database, async (tx) => {
    const { asker } = await lockChallenge(tx, user, id, now());
    const { challengeId } = id;
    await removeFromChallenge(tx, user.id, challengeId);
    return challengeOf(tx, asker, id.groupId, challengeId);
  });
}

/** False if they did not take part. */
export async function removeFromChallenge(
  database: Queryable,
  userId: string,
  challengeId: string,
): Promise<boolean> {
  const removed = await database
    .delete(challengeMembers)
    .where(and(eq(challengeMembers.challengeId, challengeId), eq(challengeMembers.userId, userId)))
    .returning({ userId: challengeMembers.userId });
  return removed.length > 0;
}
