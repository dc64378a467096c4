import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalDiskStorage } from './local-disk.ts';
import { StorageFull } from './storage.ts';

const KEY = { folder: 'video', name: 'original' };

let root: string;
let storage: LocalDiskStorage;

beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-storage-'));
  storage = new LocalDiskStorage(root);
});
afterEach(() => fs.rm(root, { recursive: true }));

async function* chunks(...parts: string[]) {
  for (const part of parts) {
    await Promise.resolve();
    yield Buffer.from(part);
  }
}

/** Every file below the root, including parts. */
async function filesLeft(): Promise<string[]> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('a failed write leaves nothing', () => {
  test.skipIf(process.platform !== 'linux')('when the disk is full', async () => {
    // The kernel's own full disk: every write to it fails with ENOSPC.
    const full = new LocalDiskStorage(root, { open: () => fs.open('/dev/full', 'w') });
    await expect(full.put(KEY, chunks('anything'))).rejects.toThrow(StorageFull);
    expect(await filesLeft()).toEqual([]);
  });

  test('when more is announced than there is room for', async () => {
    const tooMuch = Number.MAX_SAFE_INTEGER;
    await expect(storage.put(KEY, chunks('a'), tooMuch)).rejects.toThrow(StorageFull);
    expect(await filesLeft()).toEqual([]);
  });
});

describe('64 MB stay free for the database', () => {
  const MB = 1024 * 1024;

  /** Megabytes, as an upload delivers them. */
  async function* megabytes(count: number, between: () => unknown = () => undefined) {
    for (let i = 0; i < count; i += 1) {
      await between();
      yield Buffer.alloc(MB);
    }
  }

  /** A store on a disk with this many megabytes. */
  function diskOf(size: number) {
    const written = async () => {
      let sum = 0;
      for (const entry of await fs.readdir(root, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) sum += (await fs.stat(path.join(entry.parentPath, entry.name))).size;
      }
      return sum;
    };
    const freeBytes = async () => size * MB - (await written());
    return { freeBytes, storage: new LocalDiskStorage(root, { freeBytes }) };
  }

  test('when an upload does not declare its size', async () => {
    const disk = diskOf(80);
    let minFree = Infinity;
    const watch = async () => (minFree = Math.min(minFree, await disk.freeBytes()));
    await expect(disk.storage.put(KEY, megabytes(40, watch))).rejects.toThrow(StorageFull);
    expect(minFree).toBeGreaterThanOrEqual(64 * MB);
    expect(await filesLeft()).toEqual([]);
  });

  test('when an upload declares less than it sends', async () => {
    const disk = diskOf(80);
    await expect(disk.storage.put(KEY, megabytes(40), 1)).rejects.toThrow(StorageFull);
  });

  test('when two uploads arrive at once, of which only one fits', async () => {
    const disk = diskOf(88);
    const both = [1, 2].map((i) =>
      disk.storage.put({ ...KEY, name: `${i}` }, megabytes(15), 15 * MB),
    );
    const ends = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(ends.toSorted()).toContain('rejected');
    // The refused file must not take space from the next one.
    const next = { ...KEY, name: 'next' };
    if (!ends.includes('fulfilled')) await disk.storage.put(next, megabytes(15), 15 * MB);
    expect(await disk.freeBytes()).toBeGreaterThanOrEqual(64 * MB);
    expect(await filesLeft()).toHaveLength(1);
  });

  test('and a stored file releases its reservation: the next of the same size has room', async () => {
    const disk = diskOf(100);
    for (const name of ['1', '2']) {
      await disk.storage.put({ ...KEY, name }, megabytes(10), 10 * MB);
    }
    expect(await filesLeft()).toHaveLength(2);
  });
});

test.skipIf(process.platform === 'win32')(
  'files and folders are readable by their owner alone',
  async () => {
    const before = process.umask(0);
    await fs.chmod(root, 0o755);
    try {
      await storage.put(KEY, chunks('a'));
    } finally {
      process.umask(before);
    }
    const modeOf = async (...names: string[]) =>
      ((await fs.stat(path.join(root, ...names))).mode & 0o777).toString(8);
    expect(await modeOf()).toBe('700');
    expect(await modeOf('video')).toBe('700');
    expect(await modeOf('video', 'original')).toBe('600');
  },
);

test('sweeping deletes only parts that are no longer being written', async () => {
  await fs.mkdir(path.join(root, '.parts'));
  for (const [name, hours] of [
    ['old', 25],
    ['young', 1],
  ] as const) {
    const part = path.join(root, '.parts', name);
    await fs.writeFile(part, 'x');
    const then = new Date(Date.now() - hours * 3_600_000);
    await fs.utimes(part, then, then);
  }
  const aDayAgo = new Date(Date.now() - 24 * 3_600_000);
  expect(await storage.removeStaleParts(aDayAgo)).toBe(1);
  expect(await filesLeft()).toEqual(['young']);
});
