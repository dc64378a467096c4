import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Writes out what the system still holds in memory for the disk of a folder: a backup that has its name survives a power cut. One call for a
 * thousand files, by the system's own program; where there is none the system does it in its own time.
 */
export async function syncDisk(folder: string): Promise<void> {
  const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
  const [code] = (await once(child, 'close').catch((error: unknown): [number] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [0];
    throw error;
  })) as [number | null];
  if (code !== 0) throw new Error(`The disk of ${folder} did not take what was written`);
}
