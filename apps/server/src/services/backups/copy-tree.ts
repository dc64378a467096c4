import { constants, type Stats } from 'node:fs';
import { copyFile, link, lstat, mkdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessGone, walkTree } from './walk-tree.ts';

/** Some file systems (FAT) store times to two seconds. */
const SAME_MS = 2000;

export interface CopyOptions {
  /** Filters each path below `from`, separated by `/`; an unwanted folder is not entered. */
  readonly wants?: (path: string) => boolean;
  /** Skips files that already exist with the same size and time. */
  readonly isKept?: boolean;
  /** An earlier copy on the same disk, whose files of the same size and time are linked instead of copied. */
  readonly linked?: ((path: string) => string | null) | undefined;
  /** Aborts between two files. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the size of each file that was written. */
  readonly onFile?: (bytes: number) => void;
}

/** Copies a folder's content while others write to it: files that vanish in the meantime are left out. */
export async function copyTree(
  from: string,
  to: string,
  { wants = () => true, isKept = false, linked, signal, onFile }: CopyOptions = {},
): Promise<void> {
  for await (const { path, stats } of walkTree(from, wants)) {
    signal?.throwIfAborted();
    const target = join(to, path);
    if (stats.isDirectory()) {
      await mkdir(target, { recursive: true, mode: stats.mode & 0o777 });
      continue;
    }
    if (isKept && (await isSame(target, stats))) continue;
    const twin = linked?.(path) ?? null;
    const isPut =
      (twin !== null && (await isSame(twin, stats)) && (await linkFile(twin, target))) ||
      (await copyOne(join(from, path), target, stats));
    if (isPut) onFile?.(stats.size);
  }
}

/** Whether a file of the same size and time exists at a path. */
export async function isSame(path: string, { size, mtimeMs }: Stats): Promise<boolean> {
  const found = await unlessGone(lstat(path));
  return found?.size === size && Math.abs(found.mtimeMs - mtimeMs) < SAME_MS;
}

/** False if the file system supports no links, or no more of them. */
const linkFile = (twin: string, target: string) =>
  link(twin, target).then(
    () => true,
    () => false,
  );

/** False if the source has vanished. */
async function copyOne(source: string, target: string, { atime, mtime }: Stats): Promise<boolean> {
  // Replaced rather than overwritten: it may be linked to an earlier backup.
  await rm(target, { force: true });
  const copied = copyFile(source, target, constants.COPYFILE_FICLONE).then(() => true);
  if ((await unlessGone(copied)) === null) return false;
  await utimes(target, atime, mtime);
  return true;
}
