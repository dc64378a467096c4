import { localDayOf, nextPeriod } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../../database/connect.ts';
import { challenges } from '../../../database/schema/challenges.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../users/find-user.ts';
import { insertChallenge } from './create-challenge.ts';
import { type ChallengeId, type ChallengeOfMember, lockChallenge } from './rows.ts';
import { joinChallenge } from './take-part.ts';

type Context = Pick<AppContext, 'database' | 'now'>;

/**
 * Starts the same challenge again, for as many days. Each has at most one repeat: later callers join the one that the first
 * caller started.
 */
export async function repeatChallenge(
  { database, now }: Context,
  user: User,
  id: ChallengeId,
): Promise<ChallengeOfMember> {
  const { groupId, challengeId: previousId } = id;
  const next = await transaction(database, async (tx) => {
    const { asker, found } = await lockChallenge(tx, user, id, now());
    if (found.state !== 'over')
      throw new AppError('conflict', phrase('This challenge is not over yet'));
    const [existing] = await tx
      .select({ id: challenges.id })
      .from(challenges)
      .where(eq(challenges.previousId, previousId));
    if (existing !== undefined) return existing.id;
    const { name, kind, minShots, drill, filmedOnly, ...period } = found.challenge;
    return insertChallenge(tx, asker, groupId, {
      ...{ name, kind, minShots, drill, filmedOnly, previousId },
      ...nextPeriod(period, localDayOf(asker.now, user.timeZone)),
    });
  });
  return joinChallenge({ database, now }, user, { groupId, challengeId: next });
}
