import { listedFrom, localDayOf } from '@hooplog/domain';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import type { User } from '../users/find-user.ts';
import { birthdayOf } from '../users/follow-age.ts';

/**
 * Updates the day from which the leaderboard may show a user, which follows from their choice, their birthday, and whether their
 * account is disabled.
 */
export async function keepListing(
  tx: Transaction,
  {
    id,
    birthday,
    onLeaderboard,
    disabledAt,
    createdAt,
    timeZone,
  }: Pick<User, 'id' | 'birthday' | 'onLeaderboard' | 'disabledAt' | 'createdAt' | 'timeZone'>,
): Promise<void> {
  const choice = onLeaderboard === null ? null : onLeaderboard === 0 ? 0 : 1;
  const joined = localDayOf(createdAt, timeZone);
  const day = disabledAt === null ? listedFrom(birthdayOf(birthday), choice, joined) : null;
  const from = { listedFrom: day };
  await tx
    .insert(userStats)
    .values({ userId: id, ...from })
    .onConflictDoUpdate({ target: userStats.userId, set: from });
}
