import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The sole right to work on a data folder, until it is released or the process ends, however it ends. */
export interface Hold {
  /** What others who want the folder are told, e.g. the address where the program answers. */
  describe(description: string): void;
  release(): Promise<void>;
}

/** The folder is taken by a running program. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

/**
 * Takes a data folder, or throws `FolderTaken` with the description given by its holder.
 *
 * The lock is a local socket named after the folder: the system gives it back when the process dies, so no
 * stale lock can be left, and the holder can be asked who it is.
 */
export async function holdDataFolder(dataDir: string): Promise<Hold> {
  await mkdir(dataDir, { recursive: true });
  const name = socketName(await realpath(dataDir));
  let description = `process ${process.pid}`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(description);
  });
  server.unref();
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!isInUse(error)) throw error;
    const holder = await askHolder(name);
    if (holder !== null) throw new FolderTaken(holder);
    await rm(name, { force: true });
    return holdDataFolder(dataDir);
  }
  return {
    describe: (next) => (description = next),
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function socketName(folder: string): string {
  const name = `hooplog-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // A leading zero byte is Linux's space of socket names outside of the file system: nothing to clean up.
  if (process.platform === 'linux') return `\0${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Null where nobody answers: a socket file that its dead maker left. */
async function askHolder(name: string): Promise<string | null> {
  const socket = connect(name);
  try {
    return await text(socket);
  } catch {
    return null;
  }
}
