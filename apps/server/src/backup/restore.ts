import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { connect, type Database, disconnect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import { backups, users, workouts } from '../database/schema/index.ts';
import { CannotStart } from '../errors/cannot-start.ts';
import { copyTree } from '../services/backups/copy-tree.ts';
import { DUMP, restoreDump } from '../services/backups/dump-database.ts';
import { missingFiles } from '../services/backups/missing-files.ts';
import { BACKUP_KEY } from '../services/backups/schedule.ts';
import { makeStorage } from '../services/make-storage.ts';
import { lockDataFolder } from '../supervise/data-folder-hold.ts';

/** The content of a restored data folder. */
export interface Restored {
  readonly users: number;
  readonly workouts: number;
  /** Number of files named by rows, and those that are missing. */
  readonly files: number;
  readonly missing: readonly string[];
}

type Target = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/**
 * Restores a backup into the data folder, and its dump into your own database; both must be empty. Checks
 * that all files named by rows exist; an embedded database is started once for that.
 *
 * @param backup folder that `backUp` made
 */
export async function restore(config: Target, backup: string): Promise<Restored> {
  const { dataDir } = config;
  const there = await readdir(dataDir).catch(() => []);
  // A failed restore leaves its lock behind.
  if (there.some((name) => !name.startsWith('running')))
    throw new CannotStart(
      `${dataDir} is not empty. Move it away first, or choose another folder by HOOPLOG_DATA_DIR.`,
    );
  const url = checkBackup(config, backup);
  const hold = await lockDataFolder(dataDir);
  try {
    if (url !== null) await restoreDump(join(backup, DUMP), url);
    await copyTree(backup, dataDir, { wants: (path) => path !== DUMP });
    if (url !== null) return await inspect(config, url);
    const server = await startEmbeddedPostgres(dataDir);
    try {
      return await inspect(config, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await hold.release();
  }
}

/** The database that the dump is restored into; null if the backup has an embedded database. */
function checkBackup({ databaseUrl }: Target, backup: string): string | null {
  const isDump = existsSync(join(backup, DUMP));
  if (!isDump && !existsSync(join(backup, 'postgres', 'backup_label')))
    throw new CannotStart(`${backup} is no backup of Hooplog.`);
  if (isDump && databaseUrl === null)
    throw new CannotStart(
      'This backup has the dump of a PostgreSQL of your own: set DATABASE_URL to an empty one.',
    );
  if (!isDump && databaseUrl !== null)
    throw new CannotStart('This backup has an embedded database: restore it without DATABASE_URL.');
  return isDump ? databaseUrl : null;
}

async function inspect(config: Target, url: string): Promise<Restored> {
  const database = connect(url, { max: 1 });
  try {
    await forgetOwnBackup(database);
    const { named, missing } = await missingFiles({ database, storage: await makeStorage(config) });
    return {
      users: await database.$count(users),
      workouts: await database.$count(workouts),
      files: named,
      missing,
    };
  } finally {
    await disconnect(database);
  }
}

/** In the copy, the backup that it was made by is still marked as running. */
async function forgetOwnBackup(database: Database): Promise<void> {
  await database.delete(backups).where(eq(backups.state, 'running'));
  await database.execute(
    sql`delete from graphile_worker._private_jobs where key = ${BACKUP_KEY} and locked_at is not null`,
  );
}
