import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../errors/cannot-start.ts';
import { messageOf } from '../errors/explain.ts';

/**
 * The exclusive lock on a data folder, held until it is released or the process ends, for whatever reason.
 */
export interface Hold {
  /** Sets the text that others see who want the folder, e.g. the address where the program answers. */
  describe(description: string): Promise<void>;
  release(): Promise<void>;
}

/** The folder is in use by a running program. */
export class FolderTaken extends CannotStart {
  /** @param holder its own description */
  constructor(holder: string) {
    super(
      `Hooplog is already running on this data folder: ${holder}. Stop it first, or choose another folder by HOOPLOG_DATA_DIR.`,
    );
  }
}

/** SQLite's “database is locked”. */
const SQLITE_BUSY = 5;

/**
 * Locks a data folder, or throws `FolderTaken` with the description of its holder.
 *
 * The lock is the operating system's, on a file in the folder: it also excludes programs in other containers,
 * and the system releases it when the process dies. Node itself cannot lock files; its SQLite can, and
 * nothing is written to it.
 */
export async function lockDataFolder(dataDir: string): Promise<Hold> {
  await mkdir(dataDir, { recursive: true });
  const description = join(dataDir, 'running');
  const lock = take(join(dataDir, 'running.lock'));
  if (lock === null) {
    throw new FolderTaken(await readFile(description, 'utf8').catch(() => 'another process'));
  }
  const describe = (text: string) => writeFile(description, text);
  await describe(`process ${process.pid}`);
  return {
    describe,
    release: async () => {
      // The lock file stays: if it were removed while another process opens it, two could get the lock.
      await rm(description, { force: true });
      lock.close();
    },
  };
}

/** Null if another process holds it. */
function take(path: string): DatabaseSync | null {
  try {
    const lock = new DatabaseSync(path);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw new CannotStart(
      `${path} cannot be locked: ${messageOf(error)}. Is the folder writable, and on a disk that knows locks?`,
      { cause: error },
    );
  }
}
