import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrl } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';
import { isProcessAlive } from './process-alive.ts';
import { passwordFile } from './start.ts';

/** The address of the embedded PostgreSQL that runs on this data folder; null if none does. */
export async function urlOfRunning(dataDir: string): Promise<string | null> {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  if (postmaster?.isReady !== true || !isProcessAlive(postmaster.pid)) return null;
  const password = await readFile(passwordFile(dataDir), 'utf8');
  return databaseUrl({ password }, postmaster.port);
}
