import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyTree } from './copy-tree.ts';

const NAME = /^hooplog-\d{4}-\d\d-\d\dT\d{6}Z$/;

/** The cluster is copied in its own way, and what a running program works with is of no use to another one. */
const LEFT_OUT = /^(postgres|postgres\.partial|work|running.*|postgres\.log.*|videos\/\.parts)$/;

interface Options {
  /** Of the running program. */
  readonly dataDir: string;
  /** Of its embedded PostgreSQL. */
  readonly databaseUrl: string;
  /** Where backups lie, each in a folder of its own. */
  readonly folder: string;
  /** So many of the newest stay. */
  readonly kept: number;
  readonly now: Date;
}

/**
 * Copies a data folder while the program runs, and removes backups beyond the newest ones.
 *
 * Films are copied before the database and what is new once more after it: one that is removed in between is there, though no row names it, and
 * the sweep of the restored program finds it.
 *
 * @returns the folder of the new backup, complete
 */
export async function backUp({
  dataDir,
  databaseUrl,
  folder,
  kept,
  now,
}: Options): Promise<string> {
  if (`${folder}/`.startsWith(`${dataDir}/`))
    throw new CannotStart('A backup inside of the data folder would be lost with it.');
  const stamp = now.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const done = join(folder, `hooplog-${stamp}`);
  const part = `${done}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  const files = { wants: (path: string) => !LEFT_OUT.test(path), isKept: true };
  try {
    await copyTree(dataDir, part, files);
    await copyCluster(databaseUrl, join(dataDir, 'postgres'), join(part, 'postgres'));
    await copyTree(dataDir, part, files);
    await rename(part, done);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await removeOld(folder, kept);
  return done;
}

async function removeOld(folder: string, kept: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of names.slice(0, Math.max(0, names.length - kept)))
    await rm(join(folder, name), { recursive: true });
}
