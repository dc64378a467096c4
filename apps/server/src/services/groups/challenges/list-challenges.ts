import { CHALLENGE_LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { challenges } from '../../../database/schema/challenges.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../users/find-user.ts';
import { groupOf } from '../rows.ts';
import { asSeenBy, type ChallengeOfMember, readChallenges } from './rows.ts';

/**
 * Challenges of a squad, the last to end first. Open ones are always among them, since they are fewer than the limit and end
 * later.
 */
export async function listChallenges(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  groupId: string,
): Promise<ChallengeOfMember[]> {
  const { role } = await groupOf(database, user.id, groupId);
  const moment = now();
  const found = await readChallenges(
    database,
    eq(challenges.groupId, groupId),
    moment,
    CHALLENGE_LIMITS.SHOWN,
  );
  return found.map((ranked) => asSeenBy({ user, role, now: moment }, ranked));
}
