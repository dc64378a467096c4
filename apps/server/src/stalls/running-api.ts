import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ApiReady } from '../supervise/run-api.ts';
import { type Stall, START, STOP } from './messages.ts';

const MAIN = fileURLToPath(import.meta.resolve('../main.ts'));
const WATCH = import.meta.resolve('./watch-loop.ts');
/** What a request leaves behind, such as memory to clean up, is measured with it. */
const AFTERWARDS_MS = 30;

/** The real API in a process of its own, which tells how its event loop is doing. */
export class RunningApi {
  readonly #process: ChildProcess;
  readonly #dataDir: string;
  readonly address: string;

  private constructor(child: ChildProcess, dataDir: string, address: string) {
    this.#process = child;
    this.#dataDir = dataDir;
    this.address = address;
  }

  static async start(databaseUrl: string): Promise<RunningApi> {
    const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-stalls-'));
    const env = {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: databaseUrl, HOOPLOG_DATA_DIR: dataDir },
      ...{ SMTP_URL: '', PUBLIC_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    };
    const child = spawn(process.execPath, ['--import', WATCH, MAIN, 'api'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [ApiReady];
    return new RunningApi(child, dataDir, message.ready);
  }

  /** How the event loop did while `work` was done. */
  async during<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly stall: Stall }> {
    this.#process.send(START);
    const result = await work();
    await setTimeout(AFTERWARDS_MS);
    const told = once(this.#process, 'message');
    this.#process.send(STOP);
    const [{ stall }] = (await told) as [{ stall: Stall }];
    return { result, stall };
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
