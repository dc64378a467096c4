import { and, gt, type SQL } from 'drizzle-orm';
import { notifications } from '../database/schema/notifications.ts';
import type { AppContext } from '../services/context.ts';

/** What the demo's people were told of something, they were told when it was done: an inbox of one moment is none. */
export async function dateNews(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  about: SQL | undefined,
): Promise<void> {
  const createdAt = now();
  await database
    .update(notifications)
    .set({ createdAt })
    .where(and(about, gt(notifications.createdAt, createdAt)));
}
