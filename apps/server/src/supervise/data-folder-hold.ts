import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../errors/cannot-start.ts';
import { messageOf } from '../errors/explain.ts';

/** The sole right to work on a data folder, until it is released or the process ends, however it ends. */
export interface Hold {
  /** What others who want the folder are told, e.g. the address where the program answers. */
  describe(description: string): Promise<void>;
  release(): Promise<void>;
}

/** The folder is taken by a running program. */
export class FolderTaken extends CannotStart {
  /** @param holder as it describes itself */
  constructor(holder: string) {
    super(
      `Hooplog is already running on this data folder: ${holder}. Stop it first, or choose another folder by HOOPLOG_DATA_DIR.`,
    );
  }
}

/** SQLite's “database is locked”. */
const SQLITE_BUSY = 5;

/**
 * Takes a data folder, or throws `FolderTaken` with the description given by its holder.
 *
 * The lock is the operating system's, on a file in the folder: it binds programs in other containers as well, and the
 * system gives it back when the process dies. Node itself locks no files; its SQLite does, and nothing is written to it.
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
      // The file of the lock stays: who removes it while another opens it lets two in.
      await rm(description, { force: true });
      lock.close();
    },
  };
}

/** Null where somebody holds it. */
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
