import { access, constants, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './cli-errors.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() === true;
}

async function isSameFile(path: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all(
    [path, other].map((each) => realpath(each).catch(() => null)),
  );
  return one !== null && one === two;
}

/**
 * Throws a `UsageError` unless a result can be written to each path; undefined ones are skipped. Called before
 * the work, so that a missing folder is reported at once and not after minutes of analysis.
 *
 * @param input the file that is read, and must not be overwritten
 */
export async function ensureWritable(
  paths: readonly (string | undefined)[],
  input?: string,
): Promise<void> {
  for (const path of paths) {
    if (path === undefined) continue;
    const folder = dirname(path);
    if (!(await isFolder(folder))) throw new UsageError(`${path}: there is no folder ${folder}.`);
    if (await isFolder(path)) throw new UsageError(`${path} is a folder: name a file.`);
    if (input !== undefined && (await isSameFile(path, input))) {
      throw new UsageError(`${path} is what is read: name another file for the result.`);
    }
    const exists = (await stat(path).catch(() => null)) !== null;
    await access(exists ? path : folder, constants.W_OK).catch((error: unknown) => {
      throw new UsageError(`${path} cannot be written: ${reasonOf(error)}`);
    });
  }
}
