import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/main.ts');
const START_LIMIT_MS = 300_000;
/** The line it prints once it is ready, with its port. */
const READY = /ready: http:\/\/[^ ]*:(\d+)\s/;

/** The whole program under test, at one address through all its starts. */
export class DrilledProgram {
  readonly dataDir: string;
  /** Any free one at the first start; the same afterwards. */
  #port = 0;
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(dataDir: string): Promise<DrilledProgram> {
    const program = new DrilledProgram(dataDir);
    await program.startAgain();
    return program;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** All its output, through all its starts. */
  get said(): string {
    return this.#said;
  }

  /** Starts it as a person would, and waits until it is ready. Throws if it gives up. */
  async startAgain(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: `${this.#port}`,
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      HOOPLOG_DATA_DIR: this.dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    const from = this.#said.length;
    const ready = new Promise<void>((done, failed) => {
      const limit = setTimeout(failed, START_LIMIT_MS, new Error('not ready in five minutes'));
      const listen = (chunk: Buffer) => {
        this.#said += chunk.toString();
        const [, port] = READY.exec(this.#said.slice(from)) ?? [];
        if (port === undefined) return;
        this.#port = Number(port);
        done();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code, signal) => {
        clearTimeout(limit);
        failed(new Error(`gave up (${signal ?? code ?? '?'}): ${this.#said.slice(from)}`));
      });
    });
    await ready;
  }

  /** Waits until it has ended, by a kill or on request. */
  async ended(): Promise<void> {
    if (this.#child !== null && this.isRunning) await once(this.#child, 'exit');
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.ended();
  }
}
