import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file or folder below the one that is walked. */
export interface Found {
  /** With `/` in it; empty for the folder itself. */
  readonly path: string;
  readonly stats: Stats;
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Null where somebody has just removed it. */
export const unlessGone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });

/**
 * Every file and folder while others write there: each folder before what is in it, and nothing of what vanishes meanwhile. Links are left out.
 *
 * @param wants decides about each path; a folder that is not wanted is not entered
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
