import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import type { ApiReady } from './run-api.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');
const WORKER = resolve(import.meta.dirname, '../jobs/worker-main.ts');
const DEMO_FILM = fileURLToPath(new URL('../demo/film-main.ts', import.meta.url));

/** What the supervisor found out and its children cannot know. */
interface Found {
  readonly databaseUrl: string;
  readonly port: number;
}

/** Starts the API; tells its addresses once it answers. */
export function forkApi(found: Found, onReady: (api: ApiReady) => void): ChildProcess {
  const child = forkChild(MAIN, ['api'], found);
  child.on('message', (message) => {
    if (isReady(message)) onReady(message);
  });
  return child;
}

export function forkWorker(found: Found): ChildProcess {
  return forkChild(WORKER, [], found);
}

/** Films the demo player's workout, and ends by itself. */
export function forkDemoFilm(found: Found): ChildProcess {
  return forkChild(DEMO_FILM, [], found);
}

const isReady = (message: unknown): message is ApiReady =>
  typeof message === 'object' && message !== null && 'ready' in message;

function forkChild(program: string, args: string[], { databaseUrl, port }: Found): ChildProcess {
  return fork(program, args, {
    // In a process group of its own: Ctrl-C reaches the supervisor alone, which stops the others in order.
    // They notice by their channel when the supervisor is gone.
    detached: process.platform !== 'win32',
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The port in an address that was listened on; the configured one may have been 0, any free one. */
export function portOf(address: string, config: Config): number {
  return Number(new URL(address).port) || config.port;
}
