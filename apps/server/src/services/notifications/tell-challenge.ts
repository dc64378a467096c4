import { addDays, daysOf, LIMITS, localDayOf, localHourOf } from '@hooplog/domain';
import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { type Database, transaction, type Transaction } from '../../database/connect.ts';
import { challengeMembers, challenges } from '../../database/schema/challenges.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { tell } from './tell.ts';

interface NewChallenge {
  readonly groupId: string;
  readonly challengeId: string;
  readonly creatorId: string;
}

/** Notifies the other members of a squad of a new challenge. */
export async function tellOfChallenge(
  tx: Transaction,
  { groupId, challengeId, creatorId }: NewChallenge,
): Promise<void> {
  const others = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.userId, creatorId)));
  const news = { kind: 'challenge_started', groupId, challengeId, actorId: creatorId } as const;
  const about = `challenge_started:${challengeId}`;
  await tell(
    tx,
    others.map(({ userId }) => ({ ...news, userId, about })),
  );
}

/** How many challenges one run processes, the first to end first. */
const BATCH = 200;

/** Challenges whose last day has ended somewhere, with the time zones of their participants. */
async function readEnded(database: Database, now: Date) {
  // The first time zone on Earth to reach a new day.
  const yesterday = addDays(localDayOf(now, 'Pacific/Kiritimati'), -1);
  const ended = await database
    .select({ id: challenges.id, groupId: challenges.groupId, lastDay: challenges.lastDay })
    .from(challenges)
    .where(and(isNull(challenges.toldAt), lte(challenges.lastDay, yesterday)))
    .orderBy(asc(challenges.lastDay), asc(challenges.id))
    .limit(BATCH);
  const members = await database
    .select({
      challengeId: challengeMembers.challengeId,
      userId: users.id,
      timeZone: users.timeZone,
    })
    .from(challengeMembers)
    .innerJoin(users, eq(users.id, challengeMembers.userId))
    .where(
      inArray(
        challengeMembers.challengeId,
        ended.map(({ id }) => id),
      ),
    );
  const membersBy = Map.groupBy(members, ({ challengeId }) => challengeId);
  return ended.map((challenge) => ({ challenge, members: membersBy.get(challenge.id) ?? [] }));
}

/** Notifies the participants of a challenge once it has ended for all of them; once, and by day, to wake nobody. */
export async function tellOfEndedChallenges({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const moment = now();
  const dayIn = daysOf(moment);
  const [from] = LIMITS.DIGEST_HOURS;
  const [, until] = LIMITS.REMINDER_HOURS;
  for (const { challenge, members } of await readEnded(database, moment)) {
    if (members.some(({ timeZone }) => dayIn(timeZone) <= challenge.lastDay)) continue;
    const awake = members.filter(({ timeZone }) => {
      const hour = localHourOf(moment, timeZone);
      return hour >= from && hour < until;
    });
    const { id: challengeId, groupId } = challenge;
    const about = `challenge_ended:${challengeId}`;
    const news = { kind: 'challenge_ended', groupId, challengeId, about } as const;
    await transaction(database, async (tx) => {
      await tell(
        tx,
        awake.map(({ userId }) => ({ ...news, userId })),
      );
      if (awake.length < members.length) return;
      await tx.update(challenges).set({ toldAt: moment }).where(eq(challenges.id, challengeId));
    });
  }
}
