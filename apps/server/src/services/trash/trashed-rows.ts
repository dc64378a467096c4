import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Transaction } from '../../database/connect.ts';
import { trash } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';

/** All columns except the held rows, which are megabytes for a long video. */
const { rows: _held, ...LIGHT } = getTableColumns(trash);

export type TrashedRow = Omit<typeof trash.$inferSelect, 'rows'>;

/** The item with this id in a user's trash, locked until the transaction ends; null if there is none. */
export async function lockTrashed(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<TrashedRow | null> {
  const [row] = await tx.select(LIGHT).from(trash).where(eq(trash.id, id)).for('update');
  return row !== undefined && mayUse(userId, row) ? row : null;
}

/** The last row of a page. */
export interface TrashCursor {
  readonly deletedAt: Date;
  readonly id: string;
}

/** A user's trash, the last deleted first. */
export async function listTrash(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor: TrashCursor | null },
): Promise<PageOf<TrashedRow>> {
  const older =
    cursor === null
      ? undefined
      : sql`(${trash.deletedAt}, ${trash.id}) < (${cursor.deletedAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await database
    .select(LIGHT)
    .from(trash)
    .where(and(eq(trash.userId, userId), older))
    .orderBy(desc(trash.deletedAt), desc(trash.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}
