import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ApiReady } from '../../apps/server/src/supervise/run-api.ts';
import { type Stall, START, STOP } from './messages.ts';

const MAIN = fileURLToPath(import.meta.resolve('../../apps/server/src/main.ts'));
const WATCH = import.meta.resolve('./watch-loop.ts');
/** The measurement includes the aftermath of a request, such as garbage collection. */
const AFTERWARDS_MS = 30;

/** The real API in its own process, which reports on its event loop; beside it a worker, which is not measured. */
export class RunningApi {
  readonly #process: ChildProcess;
  readonly #worker: ChildProcess;
  readonly #dataDir: string;
  readonly address: string;
  /** Folder of its mails, key included. */
  readonly mailboxPath: string;

  private constructor(
    child: ChildProcess,
    worker: ChildProcess,
    dataDir: string,
    { ready, mailbox }: ApiReady,
  ) {
    this.#process = child;
    this.#worker = worker;
    this.#dataDir = dataDir;
    this.address = ready;
    this.mailboxPath = (mailbox ?? '').slice(ready.length);
  }

  /** @param settings environment variables besides the usual ones */
  static async start(
    databaseUrl: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<RunningApi> {
    const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-api-'));
    const env = {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir },
      ...{ SMTP_URL: '', PUBLIC_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...settings,
    };
    const child = spawn(process.execPath, ['--import', WATCH, MAIN, 'api'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [ApiReady];
    const worker = spawn(process.execPath, [MAIN, 'worker'], { env, stdio: 'inherit' });
    return new RunningApi(child, worker, dataDir, message);
  }

  /** The state of the event loop during `work`. */
  async during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly stall: Stall }> {
    this.#process.send(START);
    const result = await work();
    await setTimeout(AFTERWARDS_MS);
    const report = once(this.#process, 'message');
    this.#process.send(STOP);
    const [{ stall }] = (await report) as [{ stall: Stall }];
    return { result, stall };
  }

  async stop(): Promise<void> {
    for (const child of [this.#worker, this.#process]) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
