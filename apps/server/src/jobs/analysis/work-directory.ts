import * as fs from 'node:fs/promises';
import path from 'node:path';
import { videosAtWork } from '../../services/videos/runs.ts';
import type { JobContext } from '../handler.ts';

/** Lends one run of a child on a video an empty directory; whatever is left in it goes with it. */
export async function inWorkDirectory<T>(
  { workDirectory }: Pick<JobContext, 'workDirectory'>,
  videoId: string,
  use: (directory: string) => Promise<T>,
): Promise<T> {
  await fs.mkdir(workDirectory, { recursive: true, mode: 0o700 });
  const directory = await fs.mkdtemp(path.join(workDirectory, `${videoId}-`));
  try {
    return await use(directory);
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
}

/** The video of a directory that was lent. */
const videoOf = (name: string): string => name.replace(/-[^-]*$/, '');

/** Removes what runs have left whose worker and child were killed together: older than `before`, and nobody is at its video. */
export async function removeOldWork(
  { workDirectory, database }: Pick<JobContext, 'workDirectory' | 'database'>,
  before: Date,
): Promise<void> {
  const names = await fs.readdir(workDirectory).catch(() => []);
  const atWork = await videosAtWork(database);
  for (const name of names) {
    const directory = path.join(workDirectory, name);
    const found = await fs.stat(directory).catch(() => null);
    if (found === null || found.mtime >= before || atWork.has(videoOf(name))) continue;
    await fs.rm(directory, { recursive: true, force: true });
  }
}
