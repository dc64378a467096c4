import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';

/** Cannot be guessed: 192 bits. */
const TOKEN_BYTES = 24;

/** The token of the user's feed; null while there is none. */
export async function findCalendarFeed(
  { database }: AppContext,
  userId: string,
): Promise<string | null> {
  const [row] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.token ?? null;
}

/** Makes the feed, or gives it a new address; the earlier one stops working. */
export async function createCalendarFeed(
  { database, now }: AppContext,
  userId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const fresh = { token, createdAt: now() };
  await database
    .insert(calendarFeeds)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh });
  return token;
}

/** Ends the feed. */
export async function deleteCalendarFeed({ database }: AppContext, userId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
