import { and, eq, gt, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../database/schema/notifications.ts';
import type { AppContext } from '../services/context.ts';

/**
 * Dates notifications of the demo back to the moment of their event; otherwise the whole inbox would be from
 * one moment. Inboxes are sorted by id, which contains the time.
 */
export async function dateNews(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  about: SQL | undefined,
): Promise<void> {
  const createdAt = now();
  const rows = await database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(about, gt(notifications.createdAt, createdAt)))
    .orderBy(notifications.id);
  for (const { id } of rows) {
    await database
      .update(notifications)
      .set({ id: uuidv7({ msecs: createdAt.getTime() }), createdAt })
      .where(eq(notifications.id, id));
  }
}
