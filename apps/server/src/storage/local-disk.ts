import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from './is-disk-full.ts';
import { DiskRoom, freeBytes, type FreeBytes, withinRoom } from './disk-room.ts';
import {
  type ByteRange,
  FileMissing,
  formatKey,
  safeName,
  type Storage,
  StorageFull,
  type StorageKey,
  type StoredFile,
} from './storage.ts';

/** Network packets are collected into writes of up to this size. */
const BUFFER_BYTES = 1024 * 1024;
const PARTS = '.parts';

/** Videos show people, often children: only the operator may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

type OpenFile = (path: string, flags: string, mode: number) => Promise<fs.FileHandle>;

/** Parts of the disk that tests replace, to simulate one that is full or nearly so. */
interface Disk {
  readonly open?: OpenFile;
  readonly freeBytes?: FreeBytes;
}

/**
 * Files below one directory. Everything is first written to `.parts/`, synced, and renamed into place, so that a file under its
 * own name is always complete.
 */
export class LocalDiskStorage implements Storage {
  readonly #root: string;
  readonly #open: OpenFile;
  readonly #room: DiskRoom;

  constructor(root: string, disk: Disk = {}) {
    this.#root = root;
    this.#open = disk.open ?? fs.open;
    this.#room = new DiskRoom(root, disk.freeBytes ?? freeBytes);
  }

  async put(
    key: StorageKey,
    content: AsyncIterable<Uint8Array>,
    expectedBytes: number | null = null,
  ): Promise<StoredFile> {
    const target = this.#pathOf(key);
    const part = path.join(this.#root, PARTS, randomUUID());
    await this.#makeRoot();
    const room = await this.#room.claim(expectedBytes);
    try {
      const bytes = await this.#writeSynced(part, withinRoom(content, room));
      await fs.mkdir(path.dirname(target), { recursive: true, mode: OWNER_ONLY.folder });
      await fs.rename(part, target);
      await syncDirectory(path.dirname(target));
      await syncDirectory(this.#root);
      return { bytes };
    } catch (error) {
      await fs.rm(part, { force: true });
      throw isDiskFull(error)
        ? new StorageFull('No space left on the disk', { cause: error })
        : error;
    } finally {
      room.release();
    }
  }

  async hasRoom(): Promise<boolean> {
    await this.#makeRoot();
    return this.#room.hasRoom();
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

  async listFiles(folder: string): Promise<{ key: StorageKey; storedAt: Date }[]> {
    const files: { key: StorageKey; storedAt: Date }[] = [];
    for (const name of await namesIn(path.join(this.#root, safeName(folder)))) {
      const key = { folder, name };
      const found = await fs.stat(this.#pathOf(key)).catch(() => null);
      if (found?.isFile() === true) files.push({ key, storedAt: found.mtime });
    }
    return files;
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

  /** Restricts access even if an earlier version of the program left it open. */
  async #makeRoot(): Promise<void> {
    const { folder: mode } = OWNER_ONLY;
    await fs.mkdir(path.join(this.#root, PARTS), { recursive: true, mode });
    await fs.chmod(this.#root, mode);
  }

  /** Holds at most a megabyte in memory: the stream is read only as fast as the disk writes. */
  async #writeSynced(part: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const file = await this.#open(part, 'wx', OWNER_ONLY.file);
    // The stream syncs and closes the file, also on failure.
    const disk = file.createWriteStream({ flush: true, highWaterMark: BUFFER_BYTES });
    await pipeline(content, disk);
    return disk.bytesWritten;
  }
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
