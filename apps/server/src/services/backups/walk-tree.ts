import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file or folder below the starting folder. */
export interface Found {
  /** Separated by `/`; empty for the folder itself. */
  readonly path: string;
  readonly stats: Stats;
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null if it has just been removed. */
export const unlessGone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

/**
 * Yields every file and folder while others write there: a folder before its content, and nothing that vanishes in the meantime.
 * Links are left out.
 *
 * @param wants filters each path; an unwanted folder is not entered
 */
export async function* walkTree(
  from: string,
  wants: (path: string) => boolean,
  path = '',
): AsyncGenerator<Found> {
  const stats = await unlessGone(lstat(join(from, path)));
  if (stats?.isFile() === true) yield { path, stats };
  if (stats?.isDirectory() !== true) return;
  yield { path, stats };
  for (const name of (await unlessGone(readdir(join(from, path)))) ?? []) {
    const inside = path === '' ? name : `${path}/${name}`;
    if (wants(inside)) yield* walkTree(from, wants, inside);
  }
}
