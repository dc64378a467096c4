import { addDays, type ChallengeKind, localDayOf } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { notifications } from '../database/schema/notifications.ts';
import type { AppContext } from '../services/context.ts';
import { createChallenge } from '../services/groups/challenges/create-challenge.ts';
import { joinChallenge } from '../services/groups/challenges/take-part.ts';
import type { User } from '../services/users/find-user.ts';
import { dateNews } from './date-news.ts';
import { daysAgo } from './days-ago.ts';

interface DemoChallenge {
  readonly startedDaysAgo: number;
  readonly days: number;
  readonly kind: ChallengeKind;
  readonly minShots: number | null;
  readonly name: string | null;
  /** The first one starts it. */
  readonly people: readonly [User, ...User[]];
}

async function seedChallenge(context: AppContext, groupId: string, challenge: DemoChallenge) {
  const { startedDaysAgo, days, kind, minShots, name, people } = challenge;
  const then = daysAgo(context, startedDaysAgo);
  const [creator, ...others] = people;
  const firstDay = localDayOf(then.now(), creator.timeZone);
  const { challenge: made } = await createChallenge(then, creator, groupId, {
    ...{ name, kind, minShots, drill: null, filmedOnly: false, idempotencyKey: null },
    ...{ firstDay, lastDay: addDays(firstDay, days - 1) },
  });
  for (const user of others) await joinChallenge(then, user, { groupId, challengeId: made.id });
  await dateNews(then, eq(notifications.challengeId, made.id));
}

/** One finished challenge, one that is running, and one that the demo player can join. */
export async function seedChallenges(
  context: AppContext,
  groupId: string,
  { demo, maya, jonas, priya }: Readonly<Record<'demo' | 'maya' | 'jonas' | 'priya', User>>,
): Promise<void> {
  await seedChallenge(context, groupId, {
    ...{ startedDaysAgo: 10, days: 7, kind: 'days', minShots: null, name: 'No days off' },
    people: [demo, maya, priya],
  });
  await seedChallenge(context, groupId, {
    ...{ startedDaysAgo: 3, days: 7, kind: 'makes', minShots: null, name: null },
    people: [demo, maya, jonas, priya],
  });
  await seedChallenge(context, groupId, {
    ...{ startedDaysAgo: 1, days: 14, kind: 'percentage', minShots: 100, name: 'Pizza shootout' },
    people: [maya, jonas],
  });
}
