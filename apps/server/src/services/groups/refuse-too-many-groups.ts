import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { count, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockUser } from '../users/lock-user.ts';

/** Locks the user, so that two simultaneous calls cannot both take the last free slot. */
export async function refuseTooManyGroups(tx: Transaction, userId: string): Promise<void> {
  await lockUser(tx, userId);
  const [found] = await tx
    .select({ count: count() })
    .from(groupMembers)
    .where(eq(groupMembers.userId, userId));
  if ((found?.count ?? 0) >= LIMITS.GROUPS_PER_USER) {
    throw new AppError(
      'conflict',
      phrase('You can be in at most {max} squads', { max: LIMITS.GROUPS_PER_USER }),
    );
  }
}
