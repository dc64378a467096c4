import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Flushes what the system still buffers for the disk of a folder, so that a backup survives a power cut once it has its final
 * name. One call covers a thousand files; it uses the system's `sync`, and without one the system flushes in its own time.
 */
export async function syncDisk(folder: string): Promise<void> {
  const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
  const [code] = (await once(child, 'close').catch((error: unknown): [number] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [0];
    throw error;
  })) as [number | null];
  if (code !== 0) throw new Error(`The disk of ${folder} did not take what was written`);
}
