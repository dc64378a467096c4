import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from './process-alive.ts';
import { stopServer } from './postmaster.ts';
import { startServer } from './server.ts';
import { prepareCluster } from './start.ts';

/** A throw-away PostgreSQL. */
export interface TestPostgres {
  /** The address of an empty database; its role may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

const PREFIX = 'hooplog-test-postgres-';

/** Starts a PostgreSQL in a temporary folder, without syncing to disk, in about a second; `stop` removes it. */
export async function startTestPostgres(): Promise<TestPostgres> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Root runs the server under another account, which has to get through this folder.
  await chmod(folder, 0o711);
  const cluster = await prepareCluster(folder, false);
  const server = await startServer(cluster, { logFile: join(folder, 'postgres.log') });
  return {
    url: server.url,
    stop: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stops servers that killed test runs left running. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    if (isProcessAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    await prepareCluster(folder, false)
      .then((cluster) => stopServer(cluster, 'immediate'))
      .catch(() => undefined);
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
