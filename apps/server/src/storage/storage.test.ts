import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newBucket, noS3 } from '../testing/s3/s3-server.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { LocalDiskStorage } from './local-disk.ts';
import { S3Storage } from './s3.ts';
import { FileMissing, formatKey, parseKey, type Storage } from './storage.ts';

async function* chunks(...parts: (string | Uint8Array)[]) {
  for (const part of parts) {
    await Promise.resolve();
    yield Buffer.from(part);
  }
}

let root: string;
beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'hooplog-storage-'));
});
afterAll(() => fs.rm(root, { recursive: true }));

const workDirectory = () => path.join(root, 'work');
const STORES: [name: string, isMissing: boolean, open: () => Promise<Storage>][] = [
  ['local disk', false, async () => new LocalDiskStorage(await fs.mkdtemp(path.join(root, 'd-')))],
  ['a real S3 server', noS3, async () => new S3Storage(await newBucket(), workDirectory())],
];

describe.each(STORES)('storage on %s', (_name, isMissing, open) => {
  describe.skipIf(isMissing)('', () => {
    const KEY = { folder: 'video', name: 'original-1' };
    let storage: Storage;

    beforeEach(async () => {
      storage = await open();
    });

    describe('a stored file', () => {
      test('is complete under its key, and nothing else is left', async () => {
        expect(await storage.put(KEY, chunks('dunk ', 'layup'))).toEqual({ bytes: 10 });
        expect(await storage.stat(KEY)).toEqual({ bytes: 10 });
        expect(await text(await storage.open(KEY))).toBe('dunk layup');
        expect(await storedFiles({ storage })).toEqual(['video/original-1']);
      });

      test('may be empty', async () => {
        expect(await storage.put(KEY, chunks())).toEqual({ bytes: 0 });
        expect(await text(await storage.open(KEY))).toBe('');
      });

      test('may be large, and every byte is right', async () => {
        const film = randomBytes(12 * 1024 * 1024 + 5);
        const packets = Array.from({ length: 200 }, (_, i) => film.subarray(i * 65_536));
        const cut = packets.map((packet) => packet.subarray(0, 65_536));
        expect(await storage.put(KEY, chunks(...cut), film.length)).toEqual({ bytes: film.length });
        expect((await buffer(await storage.open(KEY))).equals(film)).toBe(true);
        const range = { start: 5 * 1024 * 1024 - 3, end: 10 * 1024 * 1024 + 3 };
        const middle = await buffer(await storage.open(KEY, range));
        expect(middle.equals(film.subarray(range.start, range.end + 1))).toBe(true);
      });

      test.each([
        [{ start: 2, end: 4 }, '234'],
        [{ start: 0, end: 0 }, '0'],
        [{ start: 9, end: 9 }, '9'],
      ])('opens the requested range, both ends included: %j', async (range, bytes) => {
        await storage.put(KEY, chunks('0123456789'));
        expect(await text(await storage.open(KEY, range))).toBe(bytes);
      });

      test('is released by a reader who has read enough', async () => {
        await storage.put(KEY, chunks(randomBytes(6 * 1024 * 1024)));
        for await (const chunk of await storage.open(KEY)) {
          expect(chunk).toBeInstanceOf(Uint8Array);
          break;
        }
        expect(await storage.stat(KEY)).toMatchObject({ bytes: 6 * 1024 * 1024 });
      });

      test('is lent as a path', async () => {
        await storage.put(KEY, chunks('here'));
        expect(await storage.withLocalFile(KEY, (file) => fs.readFile(file, 'utf8'))).toBe('here');
        expect(await fs.readdir(workDirectory()).catch(() => [])).toEqual([]);
      });

      test('is deleted with its folder, and no other; a repeat is no error', async () => {
        await storage.put(KEY, chunks('a'));
        await storage.put({ ...KEY, name: 'poster' }, chunks('b'));
        await storage.put({ ...KEY, folder: 'video2' }, chunks('c'));
        await storage.deleteFolder('video');
        await storage.deleteFolder('video');
        expect(await storedFiles({ storage })).toEqual(['video2/original-1']);
      });

      test('can be deleted alone; a repeat is no error', async () => {
        await storage.put(KEY, chunks('a'));
        await storage.put({ ...KEY, name: 'poster' }, chunks('b'));
        await storage.delete(KEY);
        await storage.delete(KEY);
        expect(await storedFiles({ storage })).toEqual(['video/poster']);
      });
    });

    test.each([10, 11 * 1024 * 1024])(
      'an upload that fails after %d bytes leaves nothing behind, and can be repeated',
      async (bytes) => {
        const broken = async function* () {
          yield* chunks(randomBytes(bytes));
          throw new Error('connection lost');
        };
        await expect(storage.put(KEY, broken())).rejects.toThrow('connection lost');
        expect(await storedFiles({ storage })).toEqual([]);
        expect(await storage.stat(KEY)).toBeNull();
        expect(await storage.removeStaleParts(new Date(Date.now() + 60_000))).toBe(0);
        await storage.put(KEY, chunks('again'));
        expect(await text(await storage.open(KEY))).toBe('again');
      },
    );

    test('a missing file says so', async () => {
      expect(await storage.stat(KEY)).toBeNull();
      await expect(storage.open(KEY)).rejects.toThrow(FileMissing);
      await expect(storage.open(KEY, { start: 1, end: 2 })).rejects.toThrow(FileMissing);
      await expect(storage.withLocalFile(KEY, () => Promise.resolve())).rejects.toThrow(
        FileMissing,
      );
    });

    test('has room', async () => {
      expect(await storage.hasRoom()).toBe(true);
    });

    test('lists folders and their files, with the time when they were stored', async () => {
      const before = Date.now() - 2000;
      await storage.put(KEY, chunks('a'));
      await storage.put({ folder: 'photo-1', name: 'picture' }, chunks('a'));
      const folders: { folder: string; changedAt: Date }[] = [];
      for await (const found of storage.listFolders()) folders.push(found);
      expect(folders.map(({ folder }) => folder).toSorted()).toEqual(['photo-1', 'video']);
      for (const { changedAt } of folders) {
        expect(changedAt.getTime()).toBeGreaterThan(before);
        expect(changedAt.getTime()).toBeLessThan(Date.now() + 2000);
      }
      expect(await storage.listFiles('video')).toMatchObject([{ key: KEY }]);
      expect(await storage.listFiles('nothing')).toEqual([]);
    });

    test.each(['..', '.parts', 'a/b', ''])('refuses the folder %j', async (folder) => {
      await expect(storage.deleteFolder(folder)).rejects.toThrow('Not a name in storage');
    });
  });
});

describe('keys', () => {
  test('are read back as written', () => {
    const key = { folder: 'video', name: 'original' };
    expect(parseKey(formatKey(key))).toEqual(key);
  });

  test.each(['', 'one', 'a/b/c', '/b', 'a/'])('%j is not a key', (text) => {
    expect(() => parseKey(text)).toThrow('Not a storage key');
  });
});
