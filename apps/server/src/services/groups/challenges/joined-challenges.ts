import { addDays, type LocalDay, localDayOf } from '@hooplog/domain';
import { and, asc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { challengeMembers, challenges } from '../../../database/schema/challenges.ts';
import { groupMembers, groups } from '../../../database/schema/community.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../users/find-user.ts';

/**
 * Challenges that a player takes part in and that have not ended by a day, the first to end first. Found through their squads,
 * which are few.
 */
export const joinedChallenges = (
  database: Queryable,
  userId: string,
  today: LocalDay,
  condition?: SQL,
) =>
  database
    .select({ challenge: challenges, squad: groups })
    .from(groupMembers)
    .innerJoin(
      challengeMembers,
      and(
        eq(challengeMembers.groupId, groupMembers.groupId),
        eq(challengeMembers.userId, groupMembers.userId),
      ),
    )
    .innerJoin(challenges, eq(challenges.id, challengeMembers.challengeId))
    .innerJoin(groups, eq(groups.id, challenges.groupId))
    .where(and(eq(groupMembers.userId, userId), gte(challenges.lastDay, today), condition))
    .orderBy(asc(challenges.lastDay), asc(challenges.id));

export type JoinedChallengeRow = Awaited<ReturnType<typeof joinedChallenges>>[number];

/** Running challenges that end today or tomorrow in the player's own calendar. */
export function listEndingChallenges(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
): Promise<JoinedChallengeRow[]> {
  const today = localDayOf(now(), timeZone);
  const endsSoon = and(lte(challenges.firstDay, today), lte(challenges.lastDay, addDays(today, 1)));
  return joinedChallenges(database, id, today, endsSoon);
}
