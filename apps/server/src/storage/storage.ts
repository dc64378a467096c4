import type { Readable } from 'node:stream';

/**
 * Where one stored file is found: `<folder>/<name>`, both made by this program (never from what a user typed).
 * A folder holds everything of one video, so that it can be removed as one.
 */
export interface StorageKey {
  readonly folder: string;
  readonly name: string;
}

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly bytes: number;
}

/**
 * The program's files, on local disk or in an S3 bucket: nothing here needs a path, except `withLocalFile`, which a
 * remote store serves with a temporary copy. A store that cannot be reached makes every method throw `StorageUnavailable`.
 */
export interface Storage {
  /**
   * Stores the whole stream; once it resolves, the file survives a power cut. When the stream fails, or this
   * does, nothing of it is left and no file of that key exists. Throws `StorageFull` as soon as there is no room.
   *
   * @param expectedBytes refuses early where there is no room for them; a hint, nothing is trusted to it
   */
  put(
    key: StorageKey,
    content: AsyncIterable<Uint8Array>,
    expectedBytes?: number | null,
  ): Promise<StoredFile>;
  /** False where `put` would refuse even a small file, or where there is no room to work on one. */
  hasRoom(): Promise<boolean>;
  /** Null when there is no such file. */
  stat(key: StorageKey): Promise<StoredFile | null>;
  /** Throws `FileMissing` when there is no such file. */
  open(key: StorageKey, range?: ByteRange): Promise<Readable>;
  /** Lends the file as a path to programs that need one; the path is only good inside `use`. */
  withLocalFile<T>(key: StorageKey, use: (path: string) => Promise<T>): Promise<T>;
  delete(key: StorageKey): Promise<void>;
  /** Removes a folder with all its files; one that is not there counts as removed. */
  deleteFolder(folder: string): Promise<void>;
  /** Every folder that holds files, with the moment its content last changed, or one after it. */
  listFolders(): AsyncIterable<{ readonly folder: string; readonly changedAt: Date }>;
  /** Every file of a folder, with the moment it was stored, or one after it; none where there is no such folder. */
  listFiles(folder: string): Promise<{ readonly key: StorageKey; readonly storedAt: Date }[]>;
  /** Removes what uploads cut off by a crash have left, if it was not written to since `before`. */
  removeStaleParts(before: Date): Promise<number>;
}

/** The store has no room left. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The store does not answer, or not as it should: try again later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** Keys come from this program alone; a mistake there must still not lead out of the store. */
export function safeName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*$/i.test(name)) throw new Error(`Not a name in storage: ${name}`);
  return name;
}

/** The key as one string, as rows keep it. */
export function formatKey({ folder, name }: StorageKey): string {
  return `${folder}/${name}`;
}

/** Reads what `formatKey` wrote. */
export function parseKey(text: string): StorageKey {
  const [folder, name, ...more] = text.split('/');
  if (!folder || !name || more.length > 0) throw new Error(`Not a storage key: ${text}`);
  return { folder, name };
}
