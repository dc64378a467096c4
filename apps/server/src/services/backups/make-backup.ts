import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { urlOfRunning } from '../../database/embedded/running.ts';
import { backups } from '../../database/schema/backups.ts';
import { messageOf } from '../../errors/explain.ts';
import type { AppContext } from '../context.ts';
import { backUp, type MadeBackup } from './back-up.ts';
import { problemOf } from './backup-failed.ts';
import { holdBackupLock } from './backup-lock.ts';
import { missingFiles } from './missing-files.ts';

const MAX_ROWS = 100;
const PROGRESS_EVERY_MS = 1000;

export interface BackupTask {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly kept: number;
  /** Aborts when the program stops. */
  readonly signal?: AbortSignal;
}

type Context = Pick<AppContext, 'config' | 'database' | 'log' | 'now' | 'storage'>;

/** Makes a backup, recording its progress and result in its row. Null if another one is running. */
export async function makeBackup(context: Context, task: BackupTask): Promise<MadeBackup | null> {
  const lost = new AbortController();
  const lock = await holdBackupLock(task.databaseUrl, (error) => {
    lost.abort(error);
  });
  if (lock === null) return null;
  try {
    const signal = AbortSignal.any([lost.signal, ...(task.signal ? [task.signal] : [])]);
    return await recorded(context, { ...task, signal });
  } finally {
    await lock.release();
  }
}

async function recorded(
  context: Context,
  task: BackupTask & { readonly signal: AbortSignal },
): Promise<MadeBackup> {
  const { database, now, log } = context;
  const id = await beginRow(context);
  // Progress that arrives after the end must not change the row.
  const isRunning = and(eq(backups.id, id), eq(backups.state, 'running'));
  const change = (values: Partial<typeof backups.$inferInsert>) =>
    database.update(backups).set(values).where(isRunning);
  try {
    const made = await copy(context, task, (values) => void change(values).catch(() => undefined));
    const missing = await lostFiles(context);
    await change({ ...made, missing, state: 'done', endedAt: now() });
    return made;
  } catch (error) {
    const { problem, detail } = problemOf(error, task.signal);
    await change({ state: 'failed', problem, detail, endedAt: now() }).catch((other: unknown) => {
      log.warn({ why: messageOf(other) }, 'could not notify the operators of a failed backup');
    });
    throw error;
  }
}

/** We hold the lock, so any row still marked as running was cut off. */
async function beginRow({ database, now }: Context): Promise<string> {
  await database
    .update(backups)
    .set({ state: 'failed', problem: 'cut_off', endedAt: now() })
    .where(eq(backups.state, 'running'));
  const [row] = await database
    .insert(backups)
    .values({ startedAt: now() })
    .returning({ id: backups.id });
  const newest = database
    .select({ id: backups.id })
    .from(backups)
    .orderBy(desc(backups.startedAt))
    .limit(MAX_ROWS);
  await database.delete(backups).where(notInArray(backups.id, newest));
  if (row === undefined) throw new Error('The backup has no row');
  return row.id;
}

async function copy(
  { config: { dataDir }, database, now }: Context,
  { databaseUrl, ...task }: BackupTask,
  report: (progress: { bytes: number; totalBytes: number | null }) => void,
): Promise<MadeBackup> {
  const { rows } = await database.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  let reportedAt = 0;
  return backUp({
    ...task,
    dataDir,
    databaseUrl,
    isEmbedded: (await urlOfRunning(dataDir)) === databaseUrl,
    databaseBytes: Number(rows[0]?.bytes ?? 0),
    now: now(),
    onProgress: (bytes, totalBytes) => {
      if (Date.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = Date.now();
      report({ bytes, totalBytes });
    },
  });
}

/**
 * How many files the database names but the storage lacks; no backup can restore them. A second pass drops files that were
 * deleted during the first.
 */
async function lostFiles(context: Context): Promise<number> {
  // Files in a bucket are not part of the backup.
  if (context.config.s3 !== null) return 0;
  const { missing } = await missingFiles(context);
  if (missing.length === 0) return 0;
  const again = new Set((await missingFiles(context)).missing);
  return missing.filter((key) => again.has(key)).length;
}
