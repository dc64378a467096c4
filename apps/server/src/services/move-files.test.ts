import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalDiskStorage } from '../storage/local-disk.ts';
import type { S3Settings } from '../storage/s3-client.ts';
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

const COMMAND = path.resolve(import.meta.dirname, '../operator/move-files-main.ts');

/** Runs `npm run files -- to-s3` in a process of its own. */
function moveToS3(dataDir: string, { endpoint, ...s3 }: S3Settings) {
  const child = spawn(process.execPath, [COMMAND, 'to-s3'], {
    env: {
      ...process.env,
      HOOPLOG_DATA_DIR: dataDir,
      ...{ S3_ENDPOINT: endpoint ?? '', S3_REGION: s3.region, S3_BUCKET: s3.bucket },
      ...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, output: buffer(child.stdout), ended: once(child, 'exit') };
}

describe.skipIf(noS3)('moving an installation', () => {
  let root: string;
  let disk: Storage;
  let bucket: Storage;
  let s3: S3Settings;
  beforeEach(async () => {
    root = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-move-'));
    disk = new LocalDiskStorage(path.join(root, 'videos'));
    s3 = await newBucket();
    bucket = new S3Storage(s3, path.join(root, 'work'));
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

  test('resumes after an interruption, and replaces files that differ', async () => {
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

  test('resumes after its process was killed in the middle, twice', async () => {
    const left = async () => (await storedFiles({ storage: disk })).length;
    for (const until of [FILMS.length - 1, FILMS.length - 8]) {
      const { child, ended } = moveToS3(root, s3);
      while ((await left()) > until && child.exitCode === null) await delay(1);
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      expect(await left()).toBeGreaterThan(0);
    }
    const { ended, output } = moveToS3(root, s3);
    expect(await ended).toEqual([0, null]);
    expect(String(await output)).toMatch(/^Moved and compared \d+ files, \d+ MB\. Start Hooplog/);
    await expectAllIn(bucket);
    expect(await storedFiles({ storage: disk })).toEqual([]);
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
