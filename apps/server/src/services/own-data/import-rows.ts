import { phrase } from '@hooplog/language';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Database, Queryable } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notFound } from '../../errors/app-error.ts';

export type ImportRow = typeof imports.$inferSelect;

/** More than anybody imports in the day for which imports are kept. */
const MAX_LISTED = 100;

/** The import of that user; another user's is not found. */
export async function ownImport(
  { database }: { readonly database: Database },
  userId: string,
  id: string,
): Promise<ImportRow> {
  const row = await findImport(database, id);
  if (row === null || !mayUse(userId, row)) throw notFound(phrase('Import not found'));
  return row;
}

/** The import by its id; null if it has been deleted. */
export async function findImport(database: Queryable, id: string): Promise<ImportRow | null> {
  const [row] = await database.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Newest first. */
export function listImports(
  { database }: { readonly database: Database },
  userId: string,
): Promise<ImportRow[]> {
  return database
    .select()
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MAX_LISTED);
}

export async function countUnderWay(database: Queryable, userId: string): Promise<number> {
  const [row] = await database
    .select({ imports: count() })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.state, 'under_way')));
  return row?.imports ?? 0;
}

/** Enqueues the job that writes a document; it may be called again. Imports of one user run one at a time. */
export async function enqueueImport(
  database: Queryable,
  { id, userId }: Pick<ImportRow, 'id' | 'userId'>,
): Promise<void> {
  await enqueue(
    database,
    'import-data',
    { importId: id },
    { key: `import-data:${id}`, line: `imports-of:${userId}` },
  );
}

/** Deletes imports without activity since `before`. Their documents are swept like any file without a row. */
export async function forgetImports(database: Database, before: Date): Promise<void> {
  await database.delete(imports).where(lt(imports.updatedAt, before));
}
