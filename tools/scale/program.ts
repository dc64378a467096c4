import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { resolve } from 'node:path';

/** Another process that answers by HTTP. */
export interface Program {
  readonly origin: string;
  /** Folder of its mails; null if it sends none. */
  readonly mailbox: string | null;
  readonly pid: number;
  stop(): Promise<void>;
}

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/main.ts');
const BARE = resolve(import.meta.dirname, 'bare-main.ts');

function run(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  logFile: string,
): ChildProcess {
  // A log is written to a file, as in production.
  const log = openSync(logFile, 'a');
  return fork(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
}

async function start(...[path, args, env, logFile]: Parameters<typeof run>): Promise<Program> {
  const child = run(path, args, env, logFile);
  const ready = await Promise.race([
    once(child, 'message').then(
      ([message]) => message as { readonly ready: string; readonly mailbox?: string | null },
    ),
    once(child, 'exit').then(() => {
      throw new Error(`${path} does not start; ${logFile} says why`);
    }),
  ]);
  const { ready: origin, mailbox = null } = ready;
  return { origin, mailbox, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The API as `npm start` runs it, without rate limits. */
export const startApi = (databaseUrl: string, dataDir: string): Promise<Program> =>
  start(
    MAIN,
    ['api'],
    { DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off' },
    resolve(dataDir, 'api.log'),
  );

/** A worker of that installation, which prints nothing when it is ready. */
export function startWorker(databaseUrl: string, dataDir: string): { stop(): Promise<void> } {
  const env = { DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir };
  const child = run(MAIN, ['worker'], env, resolve(dataDir, 'worker.log'));
  return { stop: () => stop(child) };
}

/** The bare handler. */
export const startBare = (databaseUrl: string, dataDir: string): Promise<Program> =>
  start(BARE, [], { DATABASE_URL: databaseUrl }, resolve(dataDir, 'bare.log'));
