import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { connect, disconnect } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import { users, workouts } from '../database/schema/index.ts';
import { CannotStart } from '../errors/cannot-start.ts';
import { makeStorage } from '../services/make-storage.ts';
import { lockDataFolder } from '../supervise/data-folder-hold.ts';
import { copyTree } from './copy-tree.ts';
import { missingFiles } from './missing-files.ts';

/** What a restored data folder holds. */
export interface Restored {
  readonly users: number;
  readonly workouts: number;
  /** Files that rows name, and those of them that are not there. */
  readonly files: number;
  readonly missing: readonly string[];
}

/**
 * Puts a backup into the data folder, which must be empty, starts its database once, and looks whether it has the files that its rows name.
 *
 * @param backup folder that `backUp` made
 */
export async function restore(
  config: Pick<Config, 'dataDir' | 's3'>,
  backup: string,
): Promise<Restored> {
  const { dataDir } = config;
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0)
    throw new CannotStart(
      `${dataDir} is not empty. Move it away first, or choose another folder by HOOPLOG_DATA_DIR.`,
    );
  if (!existsSync(join(backup, 'postgres', 'backup_label')))
    throw new CannotStart(`${backup} is no backup of Hooplog.`);
  const hold = await lockDataFolder(dataDir);
  try {
    await copyTree(backup, dataDir);
    const server = await startEmbeddedPostgres(dataDir);
    try {
      return await look(config, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await hold.release();
  }
}

async function look(config: Pick<Config, 'dataDir' | 's3'>, url: string): Promise<Restored> {
  const database = connect(url, { max: 1 });
  try {
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
