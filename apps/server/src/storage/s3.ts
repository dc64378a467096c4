import { createWriteStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type MultipartUpload,
  type _Object as StoredObject,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { DiskRoom, freeBytes, type FreeBytes, withinRoom } from './disk-room.ts';
import { s3Client, type S3Settings } from './s3-client.ts';
import { isMissing, storeError } from './s3-errors.ts';
import { Sender } from './sender.ts';
import {
  type ByteRange,
  FileMissing,
  formatKey,
  safeName,
  type Storage,
  type StorageKey,
  type StoredFile,
} from './storage.ts';

/** The minimum that S3 allows: the slowest accepted upload fills a part in 11 minutes, before the sweep considers it stale. */
const PART_BYTES = 5 * 1024 * 1024;
/** Parts of one upload, each held in memory. */
const PARTS_AT_ONCE = 2;
/** How often an interrupted read is resumed without a byte in between. */
const RESUMES = 3;
/** The date of a file uploaded in parts may be the start of its upload, and the slowest takes 18 hours. */
const LONGEST_UPLOAD_MS = 24 * 3_600_000;

/** Values that tests make faster or smaller. */
export interface S3Limits {
  readonly freeBytes?: FreeBytes;
  readonly silence?: number;
}

/**
 * Files as objects `<folder>/<name>` of one bucket. Each call is signed with the SHA-256 of its content, which the server checks:
 * content changed in transit is refused.
 */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #workDirectory: string;
  readonly #room: DiskRoom;

  /** @param workDirectory for temporary copies while a program reads them */
  constructor(settings: S3Settings, workDirectory: string, limits: S3Limits = {}) {
    this.#client = s3Client(settings, limits.silence);
    this.#bucket = settings.bucket;
    this.#workDirectory = workDirectory;
    this.#room = new DiskRoom(workDirectory, limits.freeBytes ?? freeBytes);
  }

  async put(key: StorageKey, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    const params = this.#object(key);
    const sender = new Sender(content);
    const Body = Readable.from(sender.chunks());
    const upload = new Upload({
      client: this.#client,
      params: { ...params, Body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    try {
      await upload.done();
      return { bytes: sender.bytes };
    } catch (error) {
      // The file may have been stored although the response was lost.
      await this.#client.send(new DeleteObjectCommand(params)).catch(() => undefined);
      sender.throwIfFailed();
      throw storeError(error);
    } finally {
      Body.destroy();
    }
  }

  async hasRoom(): Promise<boolean> {
    await this.#asked(() => this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
    await this.#makeWorkDirectory();
    return this.#room.hasRoom();
  }

  async stat(key: StorageKey): Promise<StoredFile | null> {
    const params = this.#object(key);
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(params));
      return { bytes: ContentLength ?? 0 };
    } catch (error) {
      if (isMissing(error)) return null;
      throw storeError(error);
    }
  }

  async open(key: StorageKey, { start, end }: Partial<ByteRange> = {}): Promise<Readable> {
    const first = await this.#get(key, start ?? 0, end);
    return Readable.from(this.#resumed(key, first, start ?? 0, end), { objectMode: false });
  }

  async withLocalFile<T>(key: StorageKey, use: (path: string) => Promise<T>): Promise<T> {
    const found = await this.stat(key);
    if (found === null) throw new FileMissing(formatKey(key));
    await this.#makeWorkDirectory();
    // Named like the working files of jobs, so that it is swept with them if the process is killed.
    const folder = await fs.mkdtemp(path.join(this.#workDirectory, `${key.folder}-`));
    try {
      const copy = path.join(folder, key.name);
      await this.#download(key, copy, found.bytes);
      return await use(copy);
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  async delete(key: StorageKey): Promise<void> {
    const params = this.#object(key);
    await this.#asked(() => this.#client.send(new DeleteObjectCommand(params)));
  }

  async deleteFolder(folder: string): Promise<void> {
    for (const { key } of await this.listFiles(folder)) await this.delete(key);
  }

  async *listFolders(): AsyncGenerator<{ folder: string; changedAt: Date }> {
    let [last, changedAt] = ['', new Date(0)];
    // Keys come in the order of their names, so the files of one folder are adjacent.
    for await (const { key, storedAt } of this.#files()) {
      if (key.folder !== last) {
        if (last !== '') yield { folder: last, changedAt };
        [last, changedAt] = [key.folder, storedAt];
      }
      if (storedAt > changedAt) changedAt = storedAt;
    }
    if (last !== '') yield { folder: last, changedAt };
  }

  async listFiles(folder: string): Promise<{ key: StorageKey; storedAt: Date }[]> {
    const files: { key: StorageKey; storedAt: Date }[] = [];
    for await (const file of this.#files(`${safeName(folder)}/`)) files.push(file);
    return files;
  }

  async removeStaleParts(before: Date): Promise<number> {
    let removed = 0;
    for (const upload of await this.#asked(() => this.#openUploads())) {
      if (!(await this.#asked(() => this.#isStale(upload, before)))) continue;
      await this.#asked(() =>
        this.#client.send(new AbortMultipartUploadCommand(this.#partsOf(upload))),
      );
      removed += 1;
    }
    return removed;
  }

  async *#files(prefix = ''): AsyncGenerator<{ key: StorageKey; storedAt: Date }> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: prefix },
    );
    try {
      for await (const { Contents = [] } of pages) {
        for (const object of Contents) {
          const file = fileOf(object);
          if (file !== null) yield file;
        }
      }
    } catch (error) {
      throw storeError(error);
    }
  }

  async #openUploads(): Promise<MultipartUpload[]> {
    const found: MultipartUpload[] = [];
    for (let after: object = {}; ;) {
      const page = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket, ...after }),
      );
      found.push(...(page.Uploads ?? []));
      if (page.IsTruncated !== true) return found;
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  /** Whether no part of it has arrived since: the largest film has a hundred parts, which fit on one page. */
  async #isStale(upload: MultipartUpload, before: Date): Promise<boolean> {
    if ((upload.Initiated ?? before) >= before) return false;
    try {
      const { Parts = [] } = await this.#client.send(new ListPartsCommand(this.#partsOf(upload)));
      return Parts.every(({ LastModified }) => LastModified !== undefined && LastModified < before);
    } catch (error) {
      // The upload has ended in the meantime.
      if (isMissing(error)) return false;
      throw error;
    }
  }

  #partsOf({ Key, UploadId }: MultipartUpload) {
    return { Bucket: this.#bucket, Key, UploadId };
  }

  async #get(key: StorageKey, start: number, end: number | undefined): Promise<Readable> {
    const isWhole = start === 0 && end === undefined;
    const range = isWhole ? {} : { Range: `bytes=${start}-${end ?? ''}` };
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ ...this.#object(key), ...range }),
      );
      return Body as Readable;
    } catch (error) {
      if (isMissing(error)) throw new FileMissing(formatKey(key), { cause: error });
      throw storeError(error);
    }
  }

  /** Resumes interrupted connections, so that anyone who watches or processes a film does not notice. */
  async *#resumed(
    key: StorageKey,
    first: Readable,
    start: number,
    end: number | undefined,
  ): AsyncGenerator<Uint8Array> {
    let [body, at, failures] = [first, start, 0];
    for (;;) {
      try {
        for await (const chunk of body as AsyncIterable<Uint8Array>) {
          at += chunk.byteLength;
          failures = 0;
          yield chunk;
        }
        return;
      } catch (error) {
        failures += 1;
        if (failures > RESUMES) throw storeError(error);
        body = await this.#get(key, at, end);
      }
    }
  }

  async #download(key: StorageKey, copy: string, bytes: number): Promise<void> {
    const room = await this.#room.claim(bytes);
    try {
      const content = withinRoom(await this.open(key), room);
      await pipeline(content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
    } finally {
      room.release();
    }
  }

  async #makeWorkDirectory(): Promise<void> {
    await fs.mkdir(this.#workDirectory, { recursive: true, mode: 0o700 });
  }

  #object({ folder, name }: StorageKey) {
    return { Bucket: this.#bucket, Key: `${safeName(folder)}/${safeName(name)}` };
  }

  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw storeError(error);
    }
  }
}

/** Null for objects that somebody else put into the bucket. */
function fileOf({ Key = '', LastModified, ETag = '' }: StoredObject) {
  const [folder, name, ...more] = Key.split('/');
  if (!folder || !name || more.length > 0 || LastModified === undefined) return null;
  const cameInParts = ETag.includes('-');
  const storedAt = new Date(LastModified.getTime() + (cameInParts ? LONGEST_UPLOAD_MS : 0));
  return { key: { folder, name }, storedAt };
}
