import * as fs from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../errors/explain.ts';
import { videosAtWork } from '../../services/videos/runs.ts';
import type { JobContext } from '../handler.ts';

/** Provides an empty directory for one run of a child on a video, and deletes it afterwards. */
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

/** The video id in the name of such a directory. */
const videoOf = (name: string): string => name.replace(/-[^-]*$/, '');

/** Longer than from creating a directory to the video being marked as running. Milliseconds. */
const OLD_MS = 15 * 60_000;

/**
 * Removes directories of runs whose worker and child were killed together: those that are old and whose video
 * is not being processed. Each worker cleans the folder that it works in, which other machines may not share.
 */
export async function removeOldWork({
  workDirectory,
  database,
  now,
  log,
}: Pick<JobContext, 'workDirectory' | 'database' | 'now' | 'log'>): Promise<void> {
  const before = new Date(now().getTime() - OLD_MS);
  const old: string[] = [];
  for (const name of await fs.readdir(workDirectory).catch(() => [])) {
    const found = await fs.stat(path.join(workDirectory, name)).catch(() => null);
    if (found !== null && found.mtime < before) old.push(name);
  }
  if (old.length === 0) return;
  const atWork = await videosAtWork(database);
  const left = old.filter((name) => !atWork.has(videoOf(name)));
  const gone = await Promise.allSettled(
    left.map((name) => fs.rm(path.join(workDirectory, name), { recursive: true, force: true })),
  );
  for (const [index, result] of gone.entries()) {
    if (result.status === 'fulfilled') continue;
    log.warn({ name: left[index], why: messageOf(result.reason) }, 'could not remove old work');
  }
}
