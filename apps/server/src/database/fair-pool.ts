import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseAway, TooManyWaiting } from './away.ts';

/** Current caller. Jobs have none and are not limited. */
const callers = new AsyncLocalStorage<string>();

/** Runs work for one caller, limited to that caller's quota of connections. */
export const withConnectionQuota = <T>(caller: string, work: () => T | Promise<T>): Promise<T> =>
  // Some queries start only when they are awaited, so that has to happen in here too.
  callers.run(caller, async () => await work());

/** Runs work outside any caller's quota, since its result serves everybody and not just the first to ask. */
export const withoutQuota = <T>(work: () => Promise<T>): Promise<T> => callers.exit(work);

/** Queries of one caller that may wait for a connection; no page makes as many requests at once. */
const MAX_WAITING = 100;

/** Connections held by one caller; further queries wait before taking any from the pool. */
class Quota {
  #held = 0;
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  get isUnused(): boolean {
    return this.#held === 0;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async take(): Promise<void> {
    if (this.#held < this.#max) this.#held += 1;
    else if (this.#waiting.length >= MAX_WAITING) throw new TooManyWaiting();
    // A released connection goes straight to the next waiter, so that no newcomer overtakes it.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held -= 1;
    else next();
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;
type Done = (release?: Error | boolean) => void;

/** What a query waits for: its caller's quota first, then a connection of the pool. */
export type WaitedFor = 'share' | 'connection';

/**
 * A pool in which each caller may hold only some of the connections. A caller whose own calls block each other, on locks of their
 * own rows say, then cannot keep others from the database.
 */
export class FairPool extends pg.Pool {
  readonly #quotas = new Map<string, Quota>();
  readonly #maxOfOne: number;
  #onWaited: ((what: WaitedFor, seconds: number) => void) | null = null;

  /** @param maxOfOne connections that one caller may hold at a time */
  constructor(config: pg.PoolConfig, maxOfOne: number) {
    super(config);
    this.#maxOfOne = maxOfOne;
  }

  /** Queries that wait for their caller's quota; the pool itself does not count these. */
  get waitingForShare(): number {
    return [...this.#quotas.values()].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** Reports the duration of each wait, including zero waits, to one listener. */
  watchWaits(onWaited: (what: WaitedFor, seconds: number) => void): void {
    this.#onWaited = onWaited;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const client = this.#lend(callers.getStore());
    if (connected === undefined) return client;
    client.then(
      (found) => {
        connected(undefined, found, found.release.bind(found));
      },
      (error: unknown) => {
        connected(error as Error, undefined, () => undefined);
      },
    );
    return undefined;
  }

  #lend(caller: string | undefined): Promise<pg.PoolClient> {
    return caller === undefined ? this.#any() : this.#withinQuota(caller);
  }

  /** Also reports waits that failed, but not refusals, which never waited. */
  async #timed<T>(what: WaitedFor, wait: () => Promise<T>): Promise<T> {
    if (this.#onWaited === null) return wait();
    const from = performance.now();
    const report = () => this.#onWaited?.(what, (performance.now() - from) / 1000);
    try {
      const waitedFor = await wait();
      report();
      return waitedFor;
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) report();
      throw error;
    }
  }

  async #any(): Promise<pg.PoolClient> {
    try {
      return await this.#timed('connection', () => super.connect());
    } catch (error) {
      throw new DatabaseAway('No connection could be opened', { cause: error });
    }
  }

  async #withinQuota(caller: string): Promise<pg.PoolClient> {
    const quota = this.#quotas.get(caller) ?? new Quota(this.#maxOfOne);
    this.#quotas.set(caller, quota);
    await this.#timed('share', () => quota.take());
    const releaseQuota = () => {
      quota.release();
      if (quota.isUnused) this.#quotas.delete(caller);
    };
    try {
      const client = await this.#any();
      // The pool creates a new `release` each time it lends the connection, and refuses a second call.
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        releaseQuota();
      };
      return client;
    } catch (error) {
      releaseQuota();
      throw error;
    }
  }
}
