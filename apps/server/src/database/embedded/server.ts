import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '../../errors/cannot-start.ts';
import { type Cluster, databaseUrl } from './cluster.ts';
import { freePort } from './free-port.ts';
import { clearLeftover, endOrphans, readPostmaster, stopServer } from './postmaster.ts';

/** A running PostgreSQL. */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  /** Resolves when the server has ended, whether it was stopped or crashed. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it at once, without writing out; the next start recovers. */
  kill(): Promise<void>;
}

interface StartOptions {
  readonly logFile: string;
  /** The port to reuse after a crash, so that the address stays the same; any free one if omitted. */
  readonly port?: number;
}

const ATTEMPTS = 5;
const BETWEEN_ATTEMPTS_MS = 500;
/** How long the last processes of a killed server may take to notice that it is gone. */
const LEFTOVERS_LIMIT_MS = 120_000;
const LEFTOVERS = /shared memory block .* is still in use|lock file ".*" already exists/;

/**
 * Starts the server of a cluster. Retries a few times, as another program may take the port first; and waits while processes of a
 * server that was just killed still live.
 */
export async function startServer(
  cluster: Cluster,
  options: StartOptions,
): Promise<EmbeddedPostgres> {
  await keepLogShort(options.logFile);
  const giveUpAt = Date.now() + LEFTOVERS_LIMIT_MS;
  let attempt = 1;
  for (;;) {
    await clearLeftover(cluster);
    const port = options.port ?? (await freePort());
    const child = await launch(cluster, port, options.logFile);
    if (await becomesReady(child, cluster.dir)) return running(cluster, child, port);
    const logEnd = (await readFile(options.logFile, 'utf8'))
      .trimEnd()
      .split('\n')
      .slice(-5)
      .join('\n');
    if (LEFTOVERS.test(logEnd) && Date.now() < giveUpAt) await endOrphans(cluster);
    else if (attempt === ATTEMPTS) {
      throw new CannotStart(`PostgreSQL does not start. ${options.logFile} ends with:\n${logEnd}`);
    } else attempt += 1;
    await delay(BETWEEN_ATTEMPTS_MS);
  }
}

async function launch(cluster: Cluster, port: number, logFile: string): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The default (4) is meant for spinning disks and reads whole tables where looking up 200 rows is a tenth of the work.
    random_page_cost: '1.1',
    ...(cluster.durable ? {} : { fsync: 'off', max_connections: '300' }),
  };
  const args = ['-D', cluster.dir, '-p', `${port}`];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const log = await open(logFile, 'a', 0o600);
  try {
    // In its own process group: Ctrl-C in a terminal must not end it before the programs that use it.
    const detached = process.platform !== 'win32';
    return cluster.run(cluster.binaries.postgres, args, {
      detached,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

const POLL_MS = 20;

/** Recovery after a crash may take minutes, so only the end of the process counts as failure. */
async function becomesReady(child: ChildProcess, dir: string): Promise<boolean> {
  const cannotStart = once(child, 'error').then(([error]) => {
    throw error;
  });
  cannotStart.catch(() => undefined);
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(dir);
    if (postmaster?.pid === child.pid && postmaster?.isReady === true) return true;
    await Promise.race([delay(POLL_MS), cannotStart]);
  }
  return false;
}

function running(cluster: Cluster, child: ChildProcess, port: number): EmbeddedPostgres {
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      done();
    });
  });
  const end = async (mode: 'fast' | 'immediate') => {
    if (child.exitCode === null && child.signalCode === null) await stopServer(cluster, mode);
    await ended;
  };
  return {
    url: databaseUrl(cluster, port),
    port,
    ended,
    stop: () => end('fast'),
    kill: () => end('immediate'),
  };
}

const LONG_LOG_BYTES = 10_000_000;

async function keepLogShort(path: string): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (facts !== null && facts.size > LONG_LOG_BYTES) await rename(path, `${path}.old`);
}
