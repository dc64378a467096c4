import { constants, type Stats } from 'node:fs';
import { copyFile, link, lstat, mkdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessGone, walkTree } from './walk-tree.ts';

/** Disks of phones and sticks tell times to two seconds. */
const SAME_MS = 2000;

export interface CopyOptions {
  /** Decides about each path below `from`, with `/` in it; a folder that is not wanted is not entered. */
  readonly wants?: (path: string) => boolean;
  /** Leaves out files that are there already with their size and time. */
  readonly isKept?: boolean;
  /** A copy from before on the same disk, whose files of the same size and time are linked instead of copied. */
  readonly linked?: ((path: string) => string | null) | undefined;
  /** Aborts between two files. */
  readonly signal?: AbortSignal | undefined;
  /** Told the size of each file that was put. */
  readonly onFile?: (bytes: number) => void;
}

/** Copies what is in a folder into another one, while others write to it: files that vanish meanwhile are left out. */
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

/** Whether a path has a file of the same size and time. */
export async function isSame(path: string, { size, mtimeMs }: Stats): Promise<boolean> {
  const found = await unlessGone(lstat(path));
  return found?.size === size && Math.abs(found.mtimeMs - mtimeMs) < SAME_MS;
}

/** False where the disk knows no links, or no more of them. */
const linkFile = (twin: string, target: string) =>
  link(twin, target).then(
    () => true,
    () => false,
  );

/** False where it is gone. */
async function copyOne(source: string, target: string, { atime, mtime }: Stats): Promise<boolean> {
  // Never written into: it may be linked to the copy of before.
  await rm(target, { force: true });
  const copied = copyFile(source, target, constants.COPYFILE_FICLONE).then(() => true);
  if ((await unlessGone(copied)) === null) return false;
  await utimes(target, atime, mtime);
  return true;
}
