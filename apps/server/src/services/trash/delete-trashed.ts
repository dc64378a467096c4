import { TRASH_DAYS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { trash } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows a transaction of the sweep. */
const BATCH = 200;

/** Until when what is deleted at a moment can be restored. */
export const keptUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS);

/** The rows go in the caller's transaction, the files soon after it by jobs that try until it works. Answers how many. */
async function deleteForGood(tx: Transaction, which: SQL | undefined): Promise<number> {
  const gone = await tx.delete(trash).where(which).returning({ videoId: trash.videoId });
  for (const { videoId } of gone) {
    if (videoId !== null) await enqueue(tx, 'delete-files', { folder: videoId });
  }
  return gone.length;
}

/** Deletes for good what a user has in the trash under this id. */
export async function deleteTrashed(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  const own = and(eq(trash.id, id), eq(trash.userId, userId));
  const gone = await transaction(database, (tx) => deleteForGood(tx, own));
  if (gone === 0) throw notFound(phrase('This is not in your trash any more'));
}

/** Deletes for good all that a user has in the trash. */
export async function emptyTrash(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<void> {
  await transaction(database, (tx) => deleteForGood(tx, eq(trash.userId, userId)));
}

/** Deletes for good what has lain in the trash for long enough. */
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
        // One that is just being restored is not waited for, and not deleted.
        .for('update', { skipLocked: true });
      const ids = old.map(({ id }) => id);
      return ids.length === 0 ? 0 : deleteForGood(tx, inArray(trash.id, ids));
    });
  }
}
