import type { Readable } from 'node:stream';

/**
 * Key of a stored file: `<folder>/<name>`, both chosen by this program (never from user input). A folder holds everything of one
 * video, so that it can be deleted as a whole.
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
 * The program's files, on local disk or in an S3 bucket. Nothing here needs a path, except `withLocalFile`, for which a remote
 * store makes a temporary copy. If a store cannot be reached, every method throws `StorageUnavailable`.
 */
export interface Storage {
  /**
   * Stores the whole stream; once it resolves, the file survives a power cut. If the stream or this call fails, nothing is left
   * and no file with that key exists. Throws `StorageFull` as soon as there is no room.
   *
   * @param expectedBytes for refusing early if there is no room; only a hint that need not be right
   */
  put(
    key: StorageKey,
    content: AsyncIterable<Uint8Array>,
    expectedBytes?: number | null,
  ): Promise<StoredFile>;
  /** False if `put` would refuse even a small file, or if there is no room for working files. */
  hasRoom(): Promise<boolean>;
  /** Null when there is no such file. */
  stat(key: StorageKey): Promise<StoredFile | null>;
  /** Throws `FileMissing` when there is no such file. */
  open(key: StorageKey, range?: ByteRange): Promise<Readable>;
  /** Provides the file as a path for programs that need one; the path is only valid within `use`. */
  withLocalFile<T>(key: StorageKey, use: (path: string) => Promise<T>): Promise<T>;
  delete(key: StorageKey): Promise<void>;
  /** Deletes a folder with all its files; a missing folder is no error. */
  deleteFolder(folder: string): Promise<void>;
  /** Every folder with files, and when its content last changed; the time may be later than that. */
  listFolders(): AsyncIterable<{ readonly folder: string; readonly changedAt: Date }>;
  /** Every file of a folder, and when it was stored; the time may be later. Empty for a missing folder. */
  listFiles(folder: string): Promise<{ readonly key: StorageKey; readonly storedAt: Date }[]>;
  /** Deletes unfinished uploads that a crash has left, if they were not written to since `before`. */
  removeStaleParts(before: Date): Promise<number>;
}

/** The store has no room left. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** The store does not answer, or answers wrongly: another try later may help. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** Keys come only from this program; even so, a mistake there must not lead outside the store. */
export function safeName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]*$/i.test(name)) throw new Error(`Not a name in storage: ${name}`);
  return name;
}

/** The key as one string, for database rows. */
export function formatKey({ folder, name }: StorageKey): string {
  return `${folder}/${name}`;
}

/** Parses the result of `formatKey`. */
export function parseKey(text: string): StorageKey {
  const [folder, name, ...more] = text.split('/');
  if (!folder || !name || more.length > 0) throw new Error(`Not a storage key: ${text}`);
  return { folder, name };
}
