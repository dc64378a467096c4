import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalDiskStorage } from '../storage/local-disk.ts';
import { S3Storage } from '../storage/s3.ts';
import type { Storage, StorageKey } from '../storage/storage.ts';
import { newBucket, noS3 } from '../testing/s3/s3-server.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { moveFiles } from './move-files.ts';

const FILMS: readonly (readonly [StorageKey, Buffer])[] = Array.from({ length: 20 }, (_, i) => [
  { folder: `video-${i % 7}`, name: `original-${i}` },
  randomBytes(i === 3 ? 11 * 1024 * 1024 : 1000 + i),
]);
const KEYS = FILMS.map(([{ folder, name }]) => `${folder}/${name}`).toSorted();

describe.skipIf(noS3)('moving an installation', () => {
  let root: string;
  let disk: Storage;
  let bucket: Storage;
  beforeEach(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-move-'));
    disk = new LocalDiskStorage(path.join(root, 'videos'));
    bucket = new S3Storage(await newBucket(), path.join(root, 'work'));
    for (const [key, content] of FILMS) await disk.put(key, Readable.from([content]));
  });
  afterEach(() => fs.rm(root, { recursive: true }));

  async function expectAllIn(storage: Storage) {
    expect((await storedFiles({ storage })).toSorted()).toEqual(KEYS);
    for (const [key, content] of FILMS) {
      expect((await buffer(await storage.open(key))).equals(content)).toBe(true);
    }
  }

  test('from disk to S3 and back keeps every byte, and leaves nothing behind', async () => {
    const all = {
      files: FILMS.length,
      bytes: FILMS.reduce((sum, [, { length }]) => sum + length, 0),
    };
    expect(await moveFiles(disk, bucket)).toEqual(all);
    await expectAllIn(bucket);
    expect(await storedFiles({ storage: disk })).toEqual([]);
    expect(await moveFiles(disk, bucket)).toEqual({ files: 0, bytes: 0 });
    expect(await moveFiles(bucket, disk)).toEqual(all);
    await expectAllIn(disk);
    expect(await storedFiles({ storage: bucket })).toEqual([]);
  });

  test('goes on where it was cut off, and replaces what is not the same', async () => {
    let left = 5;
    const failing = Object.assign(Object.create(bucket) as Storage, {
      put: (...given: Parameters<Storage['put']>) =>
        (left -= 1) < 0 ? Promise.reject(new Error('cut off')) : bucket.put(...given),
      stat: bucket.stat.bind(bucket),
      open: bucket.open.bind(bucket),
    });
    await expect(moveFiles(disk, failing)).rejects.toThrow('cut off');
    expect(await storedFiles({ storage: disk })).toHaveLength(15);
    const [[key] = []] = FILMS.filter(([{ name }]) => name === 'original-19');
    if (key === undefined) throw new Error('No film');
    await bucket.put(key, Readable.from([Buffer.from('of something else')]));
    await moveFiles(disk, bucket);
    await expectAllIn(bucket);
  });

  test('keeps the original of a copy that does not read back the same', async () => {
    const lossy = Object.assign(Object.create(bucket) as Storage, {
      put: (key: StorageKey) => bucket.put(key, Readable.from([Buffer.from('cut')])),
      stat: bucket.stat.bind(bucket),
      open: bucket.open.bind(bucket),
    });
    await expect(moveFiles(disk, lossy)).rejects.toThrow('is not what was copied');
    await expectAllIn(disk);
  });
});
