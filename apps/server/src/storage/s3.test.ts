import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limitBucket, newBucket, noS3 } from '../testing/s3/s3-server.ts';
import { startTcpProxy, type TcpProxy } from '../testing/s3/tcp-proxy.ts';
import { storedFiles } from '../testing/stored-files.ts';
import type { S3Settings } from './s3-client.ts';
import { S3Storage } from './s3.ts';
import { StorageFull, StorageUnavailable } from './storage.ts';

const KEY = { folder: 'video', name: 'original' };
const MB = 1024 * 1024;
/** Large enough for three parts. */
const FILM = randomBytes(12 * MB);
const SLOW_DOWN =
  'HTTP/1.1 503 Slow Down\r\ncontent-type: application/xml\r\nconnection: close\r\ncontent-length: 50\r\n\r\n' +
  '<Error><Code>SlowDown</Code></Error>              ';

async function* film() {
  await Promise.resolve();
  for (let at = 0; at < FILM.length; at += 65_536) yield FILM.subarray(at, at + 65_536);
}

describe.skipIf(noS3)('an S3 server with faults', () => {
  let bucket: S3Settings;
  let workDirectory: string;
  let proxy: TcpProxy;
  /** Connects without the faulty proxy. */
  let direct: S3Storage;
  let storage: S3Storage;

  beforeEach(async () => {
    bucket = await newBucket();
    workDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-s3-work-'));
    proxy = await startTcpProxy(bucket.endpoint ?? '');
    direct = new S3Storage(bucket, workDirectory);
    const endpoint = `http://127.0.0.1:${proxy.port}`;
    storage = new S3Storage({ ...bucket, endpoint }, workDirectory, { silence: 1500 });
  });
  afterEach(async () => {
    proxy.close();
    await fs.rm(workDirectory, { recursive: true });
  });

  /** Neither files nor parts of files. */
  async function expectNothingLeft() {
    expect(await storedFiles({ storage: direct })).toEqual([]);
    expect(await direct.removeStaleParts(new Date(Date.now() + 60_000))).toBe(0);
  }

  test.each([
    ['slow', () => ({ slowBy: 5 })],
    ['busy at first', () => (proxy.connections <= 2 ? { answer: SLOW_DOWN } : {})],
    ['cut within a part', () => (proxy.connections === 2 ? { cutRequestAfter: 2 * MB } : {})],
  ])('that is %s stores a film whole', async (_name, fault) => {
    proxy.onConnection = fault;
    expect(await storage.put(KEY, film())).toEqual({ bytes: FILM.length });
    expect((await buffer(await direct.open(KEY))).equals(FILM)).toBe(true);
  });

  test('refuses a part in which a byte was changed in transit', async () => {
    proxy.onConnection = () => (proxy.connections === 2 ? { flipByteAt: 2 * MB } : {});
    await expect(storage.put(KEY, film())).rejects.toThrow(/SHA256Mismatch|BadDigest|Signature/);
    await expectNothingLeft();
  });

  test.each([
    ['is cut', () => (proxy.connections < 4 ? { cutAnswerAfter: 3 * MB } : {})],
    ['falls silent', () => (proxy.connections < 3 ? { silentAfter: 3 * MB } : {})],
  ])('a read whose connection %s resumes where it stopped', async (_name, fault) => {
    await direct.put(KEY, film());
    proxy.onConnection = fault;
    const read = await buffer(await storage.open(KEY, { start: 1, end: FILM.length - 2 }));
    expect(read.equals(FILM.subarray(1, FILM.length - 1))).toBe(true);
    expect(proxy.connections).toBeGreaterThan(2);
  });

  test('that stays busy, or is gone, makes storage unavailable', async () => {
    proxy.onConnection = () => ({ answer: SLOW_DOWN });
    await expect(storage.put(KEY, film())).rejects.toThrow(StorageUnavailable);
    await expect(storage.open(KEY)).rejects.toThrow(StorageUnavailable);
    await expectNothingLeft();
    proxy.close();
    await expect(storage.hasRoom()).rejects.toThrow(StorageUnavailable);
  });

  test('whose bucket is full says so, and leaves nothing behind', async () => {
    await limitBucket(bucket, 7 * MB);
    await expect(direct.put(KEY, film())).rejects.toThrow(StorageFull);
    await expectNothingLeft();
  });

  test('whose bucket is missing, or closed to us, makes storage unavailable', async () => {
    const missing = new S3Storage({ ...bucket, bucket: 'nobody-has-this' }, workDirectory);
    await expect(missing.hasRoom()).rejects.toThrow(StorageUnavailable);
    const closed = new S3Storage({ ...bucket, secretAccessKey: 'wrong' }, workDirectory);
    await expect(closed.hasRoom()).rejects.toThrow(StorageUnavailable);
    await expect(closed.stat(KEY)).rejects.toThrow(StorageUnavailable);
  });

  test('lends no copy if there is no room for it, and leaves none behind', async () => {
    await direct.put(KEY, film());
    const freeBytes = () => Promise.resolve(70 * MB);
    const small = new S3Storage(bucket, workDirectory, { freeBytes });
    const use = () => Promise.reject(new Error('not reached'));
    await expect(small.withLocalFile(KEY, use)).rejects.toThrow(StorageFull);
    expect(await fs.readdir(workDirectory)).toEqual([]);
  });

  test('removes old parts left by a killed upload', async () => {
    const { promise: half, resolve: reached } = Promise.withResolvers<null>();
    const stalled = async function* () {
      yield* film();
      reached(null);
      await new Promise(() => undefined);
    };
    void storage.put(KEY, stalled()).catch(() => undefined);
    await half;
    await expect.poll(() => direct.removeStaleParts(new Date(Date.now() - 60_000))).toBe(0);
    await expect.poll(() => direct.removeStaleParts(new Date(Date.now() + 60_000))).toBe(1);
    await expectNothingLeft();
  });
});
