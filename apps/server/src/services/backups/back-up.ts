import type { Stats } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../errors/explain.ts';
import { freeBytes, type FreeBytes } from '../../storage/disk-room.ts';
import { BackupFailed } from './backup-failed.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyTree, isSame } from './copy-tree.ts';
import { DUMP, dumpDatabase } from './dump-database.ts';
import { syncDisk } from './sync-disk.ts';
import { walkTree } from './walk-tree.ts';

const NAME = /^hooplog-\d{4}-\d\d-\d\dT\d{6}Z$/;
const PART = '.part';

/** The cluster is copied separately, and a running program's working files are of no use to another one. */
const LEFT_OUT = /^(postgres|postgres\.partial|work|running.*|postgres\.log.*|videos\/\.parts)$/;
const wants = (path: string) => !LEFT_OUT.test(path);

/** Files here never change under the same name, so backups of several days can share one file on the disk. */
const NEVER_CHANGES = 'videos/';

/** Bytes that stay free on the disk of the backups. */
const RESERVED_BYTES = 64 * 1024 * 1024;

export interface BackupPlan {
  /** Data folder of the running program. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Whether the database is the embedded one of this folder; any other is dumped. */
  readonly isEmbedded: boolean;
  /** Size of the database in bytes. */
  readonly databaseBytes: number;
  /** The folder that holds the backups, each in a folder of its own. */
  readonly folder: string;
  /** How many of the newest backups are kept. */
  readonly kept: number;
  readonly now: Date;
  readonly signal?: AbortSignal;
  /** Free room on the disk of the backups; tests simulate a full one. */
  readonly freeBytes?: FreeBytes;
  /** Receives the bytes copied so far, and the total; null if unknown. */
  readonly onProgress?: (bytes: number, totalBytes: number | null) => void;
}

/** A complete backup. */
export interface MadeBackup {
  readonly path: string;
  /** Size of the whole backup. Files that it shares with the previous one take no extra room. */
  readonly bytes: number;
}

/**
 * Backs up a data folder while the program runs, and removes the oldest backups beyond the number to keep.
 *
 * Films are copied before the database, and new ones again after it. A film deleted in between stays in the backup without a row;
 * the restored program's sweep removes it. Films that the previous backup has as well are hard-linked to it: each backup is
 * complete by itself, and each film takes its room once.
 *
 * Throws `BackupFailed` for problems that the operator can fix, and then leaves nothing behind.
 */
export async function backUp(plan: BackupPlan): Promise<MadeBackup> {
  const { dataDir, databaseUrl, isEmbedded, folder, kept, now, signal, onProgress } = plan;
  const names = await prepareFolder(folder, dataDir);
  const before = names.at(-1);
  const linked = (path: string) =>
    before !== undefined && path.startsWith(NEVER_CHANGES) ? join(folder, before, path) : null;
  const totalBytes = await checkRoom(plan, linked);
  const stamp = now.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const done = join(folder, `hooplog-${stamp}`);
  const part = done + PART;
  let bytes = 0;
  const onFile = (more: number) => {
    bytes += more;
    onProgress?.(bytes, totalBytes);
  };
  const files = { wants, isKept: true, linked, signal, onFile };
  try {
    await mkdir(part, { mode: 0o700 });
    await copyTree(dataDir, part, files);
    if (isEmbedded)
      await copyCluster(databaseUrl, join(dataDir, 'postgres'), join(part, 'postgres'), files);
    else onFile(await dumpDatabase(databaseUrl, join(part, DUMP), signal));
    await copyTree(dataDir, part, files);
    await syncDisk(part);
    await rename(part, done);
    await syncDisk(folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  // Only now: if the disk has no room for another backup, the old ones stay.
  for (const name of names.slice(0, Math.max(0, names.length + 1 - kept)))
    await rm(join(folder, name), { recursive: true });
  return { path: done, bytes };
}

/** Prepares the folder for one more backup. Returns the names of the existing ones, oldest first. */
async function prepareFolder(folder: string, dataDir: string): Promise<string[]> {
  if (`${folder}/`.startsWith(`${dataDir}/`))
    throw new BackupFailed(
      'folder',
      'A backup inside of the data folder would be lost with it.',
      folder,
    );
  try {
    // Not recursive: with the disk unmounted, that would write to the mount point's own disk.
    await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await access(folder, constants.W_OK);
    const names = await readdir(folder);
    // Remains of killed backups; we hold the lock, so none is running.
    for (const name of names.filter((one) => one.endsWith(PART) && NAME.test(one.slice(0, -5))))
      await rm(join(folder, name), { recursive: true, force: true });
    return names.filter((name) => NAME.test(name)).toSorted();
  } catch (error) {
    throw new BackupFailed('folder', `Backups cannot be written to ${folder}.`, messageOf(error));
  }
}

/** How much there is to copy; throws before anything is written if there is no room. The size of a dump is unknown. */
async function checkRoom(
  { dataDir, folder, isEmbedded, databaseBytes, freeBytes: look = freeBytes }: BackupPlan,
  linked: (path: string) => string | null,
): Promise<number | null> {
  const hasTwin = async (path: string, stats: Stats) => {
    const twin = linked(path);
    return twin !== null && (await isSame(twin, stats));
  };
  let [total, fresh] = [0, 0];
  for await (const { path, stats } of walkTree(dataDir, wants)) {
    if (!stats.isFile()) continue;
    total += stats.size;
    if (!(await hasTwin(path, stats))) fresh += stats.size;
  }
  const wanted = fresh + (isEmbedded ? databaseBytes : 0);
  const free = (await look(folder)) - RESERVED_BYTES;
  if (wanted > free)
    throw new BackupFailed(
      'full',
      `This backup needs ${megabytes(wanted)} MB, and ${megabytes(Math.max(free, 0))} MB are free in ${folder}.`,
    );
  return isEmbedded ? total + databaseBytes : null;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
