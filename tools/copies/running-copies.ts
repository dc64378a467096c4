import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/database/embedded/free-port.ts';
import { folderFor, type Place, settings } from './place.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const APIS = 2;
const WORKERS = 3;
/** Delay of container engines before they restart a container. */
const RESTART_DELAY_MS = 500;

export type Role = 'api' | 'worker';

/** Address of an API, and its own settings. */
interface ApiPlace {
  readonly HOST: string;
  readonly PORT: string;
  readonly PUBLIC_URL?: string;
}

type Env = Readonly<Record<string, string>>;

interface Options {
  /** Settings of all copies, besides those of the place. */
  readonly more?: Env;
  /** Places of the APIs; by default free ports. */
  readonly places?: readonly ApiPlace[];
  /** The checkout of another version, used for the last API and the last worker; by default all are of this one. */
  readonly beside?: string | null;
}

async function freePlaces(): Promise<ApiPlace[]> {
  const places: ApiPlace[] = [];
  while (places.length < APIS) places.push({ HOST: '127.0.0.1', PORT: `${await freePort()}` });
  return places;
}

/** One process of a role, restarted whenever it ends. */
class Copy {
  readonly role: Role;
  readonly #checkout: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #hear: (text: string) => void;
  #child: ChildProcess;
  #isWanted = true;

  constructor(role: Role, checkout: string, env: Env, hear: (text: string) => void) {
    this.role = role;
    this.#checkout = checkout;
    this.#env = { ...process.env, ...env };
    this.#hear = hear;
    this.#child = this.#start();
  }

  #start(): ChildProcess {
    const main = join(this.#checkout, 'apps/server/src/main.ts');
    const child = spawn(process.execPath, [main, this.role], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk: Buffer) => {
        this.#hear(chunk.toString());
      });
    child.once('exit', () => {
      if (this.#isWanted) setTimeout(() => (this.#child = this.#start()), RESTART_DELAY_MS);
    });
    return child;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    // It may be between its end and its restart.
    await delay(RESTART_DELAY_MS);
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Two APIs and three workers on one database and one bucket, each a process with its own data folder. */
export class RunningCopies {
  /** Addresses of the APIs. */
  readonly addresses: readonly string[];
  readonly #copies: readonly Copy[];
  #said = '';

  private constructor(
    apis: readonly (ApiPlace & Env)[],
    workers: readonly Env[],
    beside: string | null,
  ) {
    const hear = (text: string) => {
      this.#said += text;
    };
    this.addresses = apis.map(({ HOST, PORT }) => `http://${HOST}:${PORT}`);
    const copiesOf = (role: Role, all: readonly Env[]) =>
      all.map((env, i) => {
        const isOther = beside !== null && i === all.length - 1;
        return new Copy(role, isOther ? beside : ROOT, env, hear);
      });
    this.#copies = [...copiesOf('api', apis), ...copiesOf('worker', workers)];
  }

  static async start(
    place: Place,
    { more = {}, places, beside = null }: Options = {},
  ): Promise<RunningCopies> {
    const own = async (name: string) => ({
      ...settings(place),
      ...more,
      HOOPLOG_DATA_DIR: await folderFor(place, name),
    });
    const apis = (places ?? (await freePlaces())).map(async (api, i) => ({
      ...(await own(`api-${i}`)),
      ...api,
    }));
    const workers = Array.from({ length: WORKERS }, (_, i) => own(`worker-${i}`));
    const copies = new RunningCopies(await Promise.all(apis), await Promise.all(workers), beside);
    await copies.allReady();
    return copies;
  }

  /** Waits until each API's readiness probe succeeds. */
  async allReady(): Promise<void> {
    await Promise.all(this.addresses.map(untilReady));
  }

  /** The output of all copies. */
  get said(): string {
    return this.#said;
  }

  #ofRole(role: Role): Copy[] {
    return this.#copies.filter((copy) => copy.role === role);
  }

  /**
   * Kills one of a role with SIGKILL.
   * @param chance from 0 to 1
   * @param spared how many are never killed: the first ones
   */
  killOne(role: Role, chance: number, spared = 0): void {
    const exposed = this.#ofRole(role).slice(spared);
    exposed[Math.floor(chance * exposed.length)]?.kill();
  }

  /** The process of the first copy of a role: the spared one. */
  firstPid(role: Role): number {
    return this.#ofRole(role)[0]?.pid ?? 0;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#copies.map((copy) => copy.stop()));
  }
}

/** Waits until its readiness probe succeeds. */
async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await delay(100);
  }
}
