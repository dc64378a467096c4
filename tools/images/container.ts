import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processesUnder } from '../processes/processes.ts';

const run = promisify(execFile);

interface Settings {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of this machine → its path in the container. */
  readonly volumes?: Readonly<Record<string, string>>;
  readonly user?: string;
}

/** The images of one folder and their running containers: by `buildah run`, in the network of this machine. */
export class Images {
  readonly #folder: string;
  readonly #running: Container[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  #words(...words: readonly string[]): string[] {
    return [
      '--root',
      join(this.#folder, 'images'),
      '--runroot',
      join(this.#folder, 'run'),
      ...words,
    ];
  }

  async buildah(...words: readonly string[]): Promise<string> {
    const { stdout } = await run('buildah', this.#words(...words), { maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  }

  /** Starts a command in its own container. */
  async start(
    image: string,
    command: readonly string[],
    settings: Settings = {},
  ): Promise<Container> {
    const name = await this.buildah('from', '--pull-never', image);
    const { env = {}, volumes = {}, user } = settings;
    const words = this.#words(
      ...['run', '--isolation', 'chroot'],
      ...(user === undefined ? [] : ['--user', user]),
      ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...Object.entries(volumes).flatMap(([from, to]) => ['--volume', `${from}:${to}`]),
      ...[name, '--', ...command],
    );
    const child = spawn('buildah', words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const container = new Container(child, () => this.buildah('rm', name));
    this.#running.push(container);
    return container;
  }

  /** Runs a command to its end and returns its output; throws an error with the output if it fails. */
  async do(image: string, command: readonly string[], settings: Settings = {}): Promise<string> {
    const container = await this.start(image, command, settings);
    const code = await container.ended;
    await container.kill();
    if (code !== 0) throw new Error(`${command.join(' ')} (${code}): ${container.said}`);
    return container.said;
  }

  async stop(): Promise<void> {
    for (const container of this.#running.toReversed()) await container.kill();
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

/** The process tree of one container. */
export class Container {
  readonly #child: ChildProcess;
  readonly #remove: () => Promise<unknown>;
  #isThere = true;
  said = '';
  readonly ended: Promise<number | string>;

  constructor(child: ChildProcess, remove: () => Promise<unknown>) {
    this.#child = child;
    this.#remove = remove;
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
      });
    this.ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  }

  /** Kills all of it with SIGKILL, and removes its files. */
  async kill(): Promise<void> {
    if (!this.#isThere) return;
    this.#isThere = false;
    // Processes inside have their own sessions, so the group of `buildah` does not include all of them.
    if (this.#child.pid !== undefined && this.#child.exitCode === null)
      for (const pid of await processesUnder(this.#child.pid)) killOne(pid);
    await this.ended;
    await this.#remove();
  }
}
