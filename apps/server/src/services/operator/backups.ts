import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { phrase } from '@hooplog/language';
import { desc, sql } from 'drizzle-orm';
import { type Queryable, transaction } from '../../database/connect.ts';
import { backups } from '../../database/schema/backups.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { isGivenUp } from '../../jobs/definitions.ts';
import { isBackingUp } from '../backups/backup-lock.ts';
import { BACKUP_KEY, backupInterval, nextBackup } from '../backups/schedule.ts';
import type { AppContext } from '../context.ts';
import { logAct } from './log-act.ts';
import { restoreCommands } from './restore-commands.ts';

/** Two missed backups in a row are no coincidence; without a schedule one a day is expected. */
const OLD_INTERVALS = 2;
const EVERY_DAY = ['00:00'];
const NEVER = new Date(0);

export type BackupRow = typeof backups.$inferSelect;

/** Whether a backup still exists: one deleted by hand does not. If its disk cannot be seen from here, the row counts. */
const isThere = ({ path }: BackupRow) =>
  path !== null && (existsSync(path) || !existsSync(dirname(path)));

/** The last complete backup. */
export const lastBackup = (newestFirst: readonly BackupRow[]): BackupRow | null =>
  newestFirst.find((row) => row.state === 'done' && isThere(row)) ?? null;

/** All known backups, newest first: a hundred at most. */
export const listBackups = ({ database }: Pick<AppContext, 'database'>): Promise<BackupRow[]> =>
  database.select().from(backups).orderBy(desc(backups.startedAt));

type Context = Pick<AppContext, 'config' | 'database' | 'now'>;

/** State of the installation's backups. */
export async function getBackups({ config, database, now }: Context) {
  const isRunning = await isBackingUp(database);
  const rows = await listBackups({ database });
  const last = lastBackup(rows);
  const running = isRunning ? rows.find(({ state }) => state === 'running') : undefined;
  // A backup that runs without the lock was cut off.
  const failed = rows.find(
    ({ startedAt, state }) =>
      startedAt > (last?.startedAt ?? NEVER) &&
      (state === 'failed' || (state === 'running' && !isRunning)),
  );
  const { backup } = config;
  const interval = backupInterval(backup?.at ?? EVERY_DAY);
  return {
    schedule: backup === null ? null : { ...backup, nextAt: nextBackup(backup.at, now()) },
    isWaiting: !isRunning && (await isAskedFor(database)),
    running: running ?? null,
    last,
    failed: failed ?? null,
    isOld: age(last, now()) > OLD_INTERVALS * interval,
    restore: last?.path ? await restoreCommands(config, last.path) : [],
  };
}

export type Backups = Awaited<ReturnType<typeof getBackups>>;

const age = (last: BackupRow | null, now: Date): number =>
  last?.endedAt ? now.getTime() - last.endedAt.getTime() : Infinity;

/** Whether a job waits or runs; a failed one does neither. */
async function isAskedFor(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from graphile_worker._private_jobs as job
    where job.key = ${BACKUP_KEY} and not ${isGivenUp}`);
  return rows.length > 0;
}

/** Queues a backup, unless one waits or runs. */
export async function requestBackup(context: Context, operatorId: string): Promise<void> {
  const { config, database } = context;
  if (config.backup === null)
    throw new AppError('conflict', phrase('Set BACKUP_DIR to a folder for backups first.'));
  await transaction(database, async (tx) => {
    // Locked, so that the second of two simultaneous calls sees the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('request backup'))`);
    if ((await isAskedFor(tx)) || (await isBackingUp(tx)))
      throw new AppError('conflict', phrase('A backup is already being made.'));
    await enqueue(tx, 'back-up', {}, { key: BACKUP_KEY, line: BACKUP_KEY });
    await logAct(tx, context, { operatorId, act: 'back_up', userId: null, reason: '' });
  });
}
