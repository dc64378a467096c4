import * as fs from 'node:fs/promises';
import path from 'node:path';
import type { JobContext } from '../handler.ts';

/** Lends one run of a child an empty directory; whatever is left in it goes with it. */
export async function inWorkDirectory<T>(
  { workDirectory }: Pick<JobContext, 'workDirectory'>,
  use: (directory: string) => Promise<T>,
): Promise<T> {
  await fs.mkdir(workDirectory, { recursive: true, mode: 0o700 });
  const directory = await fs.mkdtemp(path.join(workDirectory, 'analysis-'));
  try {
    return await use(directory);
  } finally {
    await fs.rm(directory, { recursive: true, force: true });
  }
}
