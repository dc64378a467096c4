import { and, eq, gt, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../database/schema/notifications.ts';
import type { AppContext } from '../services/context.ts';

/**
 * What the demo's people were told of something, they were told when it was done: an inbox of one moment is none. Inboxes
 * are read in the order of the ids, which have the time in them.
 */
export async function dateNews(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  about: SQL | undefined,
): Promise<void> {
  const createdAt = now();
  const told = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(about, gt(notifications.createdAt, createdAt)))
    .orderBy(notifications.id);
  for (const { id } of told) {
    await database
      .update(notifications)
      .set({ id: uuidv7({ msecs: createdAt.getTime() }), createdAt })
      .where(eq(notifications.id, id));
  }
}
