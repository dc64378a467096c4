import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';

/** 192 bits, so it cannot be guessed. */
const TOKEN_BYTES = 24;

/** The token of the user's feed; null if there is none. */
export async function findCalendarFeed(
  { database }: AppContext,
  userId: string,
): Promise<string | null> {
  const [row] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.token ?? null;
}

/** Creates the feed, or gives it a new address; the earlier one stops working. */
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

/** Deletes the feed. */
export async function deleteCalendarFeed({ database }: AppContext, userId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
