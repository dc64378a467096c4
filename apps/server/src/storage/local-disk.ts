import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ByteRange,
  FileMissing,
  formatKey,
  type Storage,
  StorageFull,
  type StorageKey,
  type StoredFile,
} from './storage.ts';

/** Left free for the database, which usually lives on the same disk and must not run into its end. */
const RESERVED_BYTES = 64 * 1024 * 1024;
/** Network packets are gathered into writes of up to this size. */
const BUFFER_BYTES = 1024 * 1024;
const PARTS = '.parts';

type OpenFile = (path: string, flags: string) => Promise<fs.FileHandle>;

/**
 * Files below one directory. Everything is written to `.parts/` first, synced, and renamed into place, so that a
 * file under its own name is always whole.
 */
export class LocalDiskStorage implements Storage {
  readonly #root: string;
  readonly #open: OpenFile;

  /** @param open how parts are opened for writing; tests give a disk that is full */
  constructor(root: string, open: OpenFile = fs.open) {
    this.#root = root;
    this.#open = open;
  }

  async put(
    key: StorageKey,
    content: AsyncIterable<Uint8Array>,
    expectedBytes: number | null = null,
  ): Promise<StoredFile> {
    const target = this.#pathOf(key);
    const part = path.join(this.#root, PARTS, randomUUID());
    await fs.mkdir(path.dirname(part), { recursive: true });
    try {
      await this.#refuseWithoutRoom(expectedBytes);
      const bytes = await this.#writeSynced(part, content);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.rename(part, target);
      await syncDirectory(path.dirname(target));
      await syncDirectory(this.#root);
      return { bytes };
    } catch (error) {
      await fs.rm(part, { force: true });
      throw isNoSpace(error)
        ? new StorageFull('No space left on the disk', { cause: error })
        : error;
    }
  }

  async stat(key: StorageKey): Promise<StoredFile | null> {
    try {
      return { bytes: (await fs.stat(this.#pathOf(key))).size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async open(key: StorageKey, range?: ByteRange): Promise<Readable> {
    if ((await this.stat(key)) === null) throw new FileMissing(formatKey(key));
    return createReadStream(this.#pathOf(key), range);
  }

  async withLocalFile<T>(key: StorageKey, use: (path: string) => Promise<T>): Promise<T> {
    if ((await this.stat(key)) === null) throw new FileMissing(formatKey(key));
    return use(this.#pathOf(key));
  }

  async delete(key: StorageKey): Promise<void> {
    await fs.rm(this.#pathOf(key), { force: true });
  }

  async deleteFolder(folder: string): Promise<void> {
    await fs.rm(path.join(this.#root, safeName(folder)), { recursive: true, force: true });
  }

  async *listFolders(): AsyncGenerator<{ folder: string; changedAt: Date }> {
    for (const folder of await namesIn(this.#root)) {
      if (folder === PARTS) continue;
      const found = await fs.stat(path.join(this.#root, folder));
      if (found.isDirectory()) yield { folder, changedAt: found.mtime };
    }
  }

  async removeStaleParts(before: Date): Promise<number> {
    const parts = path.join(this.#root, PARTS);
    let removed = 0;
    for (const name of await namesIn(parts)) {
      const part = path.join(parts, name);
      const { mtime } = await fs.stat(part);
      if (mtime >= before) continue;
      await fs.rm(part, { force: true });
      removed += 1;
    }
    return removed;
  }

  #pathOf({ folder, name }: StorageKey): string {
    return path.join(this.#root, safeName(folder), safeName(name));
  }

  async #refuseWithoutRoom(expectedBytes: number | null): Promise<void> {
    if (expectedBytes === null) return;
    const { bavail, bsize } = await fs.statfs(this.#root);
    if (bavail * bsize < expectedBytes + RESERVED_BYTES) {
      throw new StorageFull(`No room for ${expectedBytes} bytes`);
    }
  }

  /** A megabyte in memory at most: the stream is read at the pace at which the disk takes it. */
  async #writeSynced(part: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const file = await this.#open(part, 'wx');
    // Synced and closed by the stream, also when it fails.
    const disk = file.createWriteStream({ flush: true, highWaterMark: BUFFER_BYTES });
    await pipeline(content, disk);
    return disk.bytesWritten;
  }
}

/** Keys come from this program alone; a mistake there must still not lead out of the directory. */
function safeName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*$/i.test(name)) throw new Error(`Not a name in storage: ${name}`);
  return name;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await fs.readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** A rename is only durable once the directory is. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await fs.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
const isNoSpace = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));
