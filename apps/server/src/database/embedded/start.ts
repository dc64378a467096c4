import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../errors/cannot-start.ts';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { ensureOwner } from './ownership.ts';
import { makeRunner } from './run-as.ts';
import { type EmbeddedPostgres, startServer } from './server.ts';

interface EmbeddedOptions {
  /** The port to reuse after a crash, so that the address stays the same. */
  readonly port?: number;
  /** False in tests: faster, but unsafe against a power cut. */
  readonly durable?: boolean;
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating the cluster if there is none. It listens only on the loopback address, on a
 * free port, with a random password stored in `dataDir/postgres-password`.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, options.durable ?? true);
  return startServer(cluster, { ...options, logFile: join(dataDir, 'postgres.log') });
}

/** The complete cluster of a data folder, not running. */
export async function prepareCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  const dir = join(dataDir, 'postgres');
  const account = await serverAccount(dir);
  await ensureOwner(dir, account);
  const binaries = await findBinaries(account);
  const run = await makeRunner(account, dir);
  const password = await storedPassword(passwordFile(dataDir), dir);
  const cluster: Cluster = { dir, binaries, account, run, password, durable };
  await ensureCluster(cluster);
  return cluster;
}

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');

/** The stored password of this cluster; a folder without one gets a new one before its cluster is created. */
async function storedPassword(path: string, clusterDir: string): Promise<string> {
  const stored = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    // The file exists: replacing the password would lock us out of the cluster for good.
    throw new CannotStart(`${path} cannot be read by this account. Give it the data folder.`);
  });
  if (stored.length >= 32) return stored;
  if (await stat(clusterDir).catch(() => null)) {
    throw new CannotStart(
      `${path} is missing or damaged, and ${clusterDir} cannot be opened without it`,
    );
  }
  await rm(path, { force: true });
  const password = randomBytes(24).toString('hex');
  await writeFile(path, password, { mode: 0o600 });
  await chmod(path, 0o600);
  return password;
}
