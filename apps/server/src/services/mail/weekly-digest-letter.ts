import { addWeeks, type LocalDay } from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { mayUseAccount } from '../../auth/may.ts';
import { siteUrl } from '../../config/site-url.ts';
import { userStats, userWeeks } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { weeklyDigest } from '../../mail/templates/weekly-digest.ts';
import type { MailContext } from '../context.ts';
import { countUnread } from '../notifications/read-news.ts';
import type { FindLetter } from './product-letter.ts';

const NOTHING = { made: 0, totalShots: 0, workoutCount: 0 };

async function readWeeks({ database }: MailContext, userId: string, week: LocalDay) {
  const before = addWeeks(week, -1);
  const rows = await database
    .select()
    .from(userWeeks)
    .where(and(eq(userWeeks.userId, userId), inArray(userWeeks.week, [week, before])));
  const sumsOf = (day: LocalDay) => rows.find((row) => row.week === day) ?? NOTHING;
  return { done: sumsOf(week), before: sumsOf(before) };
}

/** The past week, for players who still want this mail; null if they did nothing and nothing waits for them. */
export const weeklyDigestLetter: FindLetter<'weekly-digest'> = async (
  context,
  { userId, week },
) => {
  const { database, now } = context;
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user?.weeklyDigest !== 1 || !mayUseAccount(user)) return null;
  const weeks = await readWeeks(context, userId, week as LocalDay);
  const unread = await countUnread(database, user, now());
  if (weeks.done.workoutCount === 0 && unread === 0) return null;
  const [stats] = await database.select().from(userStats).where(eq(userStats.userId, userId));
  return {
    to: user.email,
    language: user.language,
    kind: 'weeklyDigest',
    write: (unsubscribeUrl) =>
      weeklyDigest({
        ...weeks,
        unread,
        longestStreak: stats?.longestStreak ?? 0,
        url: siteUrl(context.config),
        unsubscribeUrl,
      }),
  };
};
