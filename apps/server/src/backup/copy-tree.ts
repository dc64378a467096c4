import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const GONE = new Set(['ENOENT']);
const isGone = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  GONE.has(error.code);

/** Null where somebody has just removed it. */
const unlessGone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

/**
 * Copies what is in a folder into another one, while others write to it: files that vanish meanwhile are left out, and files of a size
 * that is there already are not copied again where `isKept` says so.
 *
 * @param wants decides about each path below `from`, with `/` in it; a folder that is not wanted is not entered
 * @returns the number of files copied
 */
export async function copyTree(
  from: string,
  to: string,
  {
    wants = () => true,
    isKept = false,
  }: { readonly wants?: (path: string, entry: Dirent) => boolean; readonly isKept?: boolean } = {},
): Promise<number> {
  let files = 0;
  const copy = async (folder: string): Promise<void> => {
    const entries = await unlessGone(readdir(folder, { withFileTypes: true }));
    const mode = (await unlessGone(stat(folder)))?.mode ?? 0o700;
    await mkdir(join(to, relative(from, folder)), { recursive: true, mode: mode & 0o777 });
    for (const entry of entries ?? []) {
      const source = join(folder, entry.name);
      const path = relative(from, source);
      if (!wants(path.split(sep).join('/'), entry)) continue;
      if (entry.isDirectory()) await copy(source);
      else if (entry.isFile() && !(isKept && (await haveOneSize(source, join(to, path))))) {
        const copied = copyFile(source, join(to, path), constants.COPYFILE_FICLONE);
        if ((await unlessGone(copied.then(() => true))) === true) files += 1;
      }
    }
  };
  await copy(from);
  return files;
}

async function haveOneSize(one: string, other: string): Promise<boolean> {
  const [a, b] = [await unlessGone(stat(one)), await unlessGone(stat(other))];
  return a !== null && b !== null && a.size === b.size;
}
