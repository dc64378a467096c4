import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { RESOLVE_DRIZZLE } from '../database/resolve-drizzle.ts';
import { CannotStart } from '../errors/cannot-start.ts';
import type { ApiReady } from './run-api.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');
const DEMO_FILM = fileURLToPath(new URL('../demo/film-main.ts', import.meta.url));

/**
 * Megabytes of each half of V8's young generation. By default it grows to many times that while a program
 * loads, and idle programs keep it: some 130 MB each.
 */
const YOUNG_MB = 4;
const YOUNG = '--max-semi-space-size';

/** Facts that the supervisor found out and its children cannot know. */
interface Found {
  readonly databaseUrl: string;
  readonly port: number;
}

/**
 * Migrates the database and ends. In a child process, so that the supervisor does not keep the memory it
 * takes.
 */
export async function migrateByChild(databaseUrl: string): Promise<void> {
  const child = forkChild(MAIN, ['migrate'], { databaseUrl, port: 0 });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new CannotStart('The database cannot be brought up to date: see above.');
}

/** Starts the API; calls back with its addresses once it answers. */
export function forkApi(found: Found, onReady: (api: ApiReady) => void): ChildProcess {
  const child = forkChild(MAIN, ['api'], found);
  child.on('message', (message) => {
    if (isReady(message)) onReady(message);
  });
  return child;
}

export function forkWorker(found: Found): ChildProcess {
  // It mostly waits, and analyses run in processes of their own: small code matters more than fast code.
  return forkChild(MAIN, ['worker'], found, ['--optimize-for-size'], workerMetrics());
}

/** The port after the API's, as both run on one machine. */
function workerMetrics(): NodeJS.ProcessEnv {
  const port = Number(process.env['METRICS_PORT'] ?? 0);
  return port === 0 ? {} : { METRICS_PORT: `${port + 1}` };
}

/** Films the demo player's workout; ends by itself. */
export function forkDemoFilm(found: Found): ChildProcess {
  return forkChild(DEMO_FILM, [], found, RESOLVE_DRIZZLE);
}

const isReady = (message: unknown): message is ApiReady =>
  typeof message === 'object' && message !== null && 'ready' in message;

function forkChild(
  program: string,
  args: string[],
  { databaseUrl, port }: Found,
  flags: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  return fork(program, args, {
    execArgv: [
      ...process.execArgv.filter((flag) => !flag.startsWith(YOUNG)),
      `${YOUNG}=${YOUNG_MB}`,
      ...flags,
    ],
    // In a process group of its own: Ctrl-C reaches only the supervisor, which stops the others in order.
    // They notice by their channel when the supervisor has ended.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...settings, DATABASE_URL: databaseUrl, PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The port of an address that was listened on; the configured one may be 0, for any free port. */
export function portOf(address: string, config: Config): number {
  return Number(new URL(address).port) || config.port;
}
