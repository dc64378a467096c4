import { TRASH_DAYS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { trash } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows per transaction of the sweep. */
const BATCH = 200;

/** Until when an item deleted at a moment can be restored. */
export const keptUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);

/**
 * Deletes rows in the caller's transaction, and their files soon after it by jobs that retry until they succeed. Returns how
 * many.
 */
async function deleteForGood(tx: Transaction, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(trash).where(which).returning({ videoId: trash.videoId });
  for (const { videoId } of gone) {
    if (videoId !== null) await enqueue(tx, 'delete-files', { folder: videoId });
  }
  return gone.length;
}

/** Deletes the item with this id in a user's trash for good. */
export async function deleteTrashed(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  const own = and(eq(trash.id, id), eq(trash.userId, userId));
  const gone = await transaction(database, (tx) => deleteForGood(tx, own));
  if (gone === 0) throw notFound(phrase('This is not in your trash any more'));
}

/** Empties a user's trash for good. */
export async function emptyTrash(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<void> {
  await transaction(database, (tx) => deleteForGood(tx, eq(trash.userId, userId)));
}

/** Deletes items for good that have been in the trash long enough. */
export async function removeOldTrash({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - TRASH_DAYS * DAY_MS);
  for (let gone = BATCH; gone === BATCH;) {
    gone = await transaction(database, async (tx) => {
      const old = await tx
        .select({ id: trash.id })
        .from(trash)
        .where(lt(trash.deletedAt, before))
        .limit(BATCH)
        // Skips an item that is just being restored.
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      return ids.length === 0 ? 0 : deleteForGood(tx, inArray(trash.id, ids));
    });
  }
}
