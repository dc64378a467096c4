import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DatabaseAway, TooManyWaiting } from './away.ts';

/** For whom something is done; nothing is shared out where nobody is named, as in jobs. */
const callers = new AsyncLocalStorage<string>();

/** Does what is done for one caller, who has a share of the connections for all of it. */
export const withConnectionQuota = <T>(caller: string, work: () => T | Promise<T>): Promise<T> =>
  // Some queries begin only when they are awaited: that is done here, too.
  callers.run(caller, async () => await work());

/** Does what is done for everybody, whoever happens to be the first to need it. */
export const withoutQuota = <T>(work: () => Promise<T>): Promise<T> => callers.exit(work);

/** Queries of one caller that wait in line; no page asks for as much at once. */
const MAX_WAITING = 100;

/** What one caller holds of the connections; more than that waits in line, before taking any. */
class Share {
  #held = 0;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get isUnused(): boolean {
    return this.#held === 0;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  async take(): Promise<void> {
    if (this.#held < this.#most) this.#held += 1;
    else if (this.#waiting.length >= MAX_WAITING) throw new TooManyWaiting();
    // A returned connection goes straight to the next in line: nobody comes in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#held -= 1;
    else next();
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;
type Done = (release?: Error | boolean) => void;

/** What is waited for: the caller's own share, and then a connection of the pool. */
export type WaitedFor = 'share' | 'connection';

/**
 * A pool in which one caller holds at most some of the connections. Somebody whose own calls wait for each other, for a
 * lock on their own rows say, then keeps nobody else from the database.
 */
export class FairPool extends pg.Pool {
  readonly #shares = new Map<string, Share>();
  readonly #maxOfOne: number;
  #onWaited: ((what: WaitedFor, seconds: number) => void) | null = null;

  /** @param maxOfOne connections that one caller holds at a time */
  constructor(config: pg.PoolConfig, maxOfOne: number) {
    super(config);
    this.#maxOfOne = maxOfOne;
  }

  /** Queries that wait for their caller's share, beside those that the pool itself counts. */
  get waitingForShare(): number {
    return [...this.#shares.values()].reduce((sum, { waiting }) => sum + waiting, 0);
  }

  /** Tells one listener how long each wait took, also those that were none. */
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
    return caller === undefined ? this.#any() : this.#ofShare(caller);
  }

  /** Also of a wait that ended in vain; who is refused at once has not waited. */
  async #timed<T>(what: WaitedFor, wait: () => Promise<T>): Promise<T> {
    if (this.#onWaited === null) return wait();
    const from = performance.now();
    const tell = () => this.#onWaited?.(what, (performance.now() - from) / 1000);
    try {
      const waitedFor = await wait();
      tell();
      return waitedFor;
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) tell();
      throw error;
    }
  }

  async #any(): Promise<pg.PoolClient> {
    try {
      return await this.#timed('connection', () => super.connect());
    } catch (error) {
      throw new DatabaseAway('No connection could be had', { cause: error });
    }
  }

  async #ofShare(caller: string): Promise<pg.PoolClient> {
    const share = this.#shares.get(caller) ?? new Share(this.#maxOfOne);
    this.#shares.set(caller, share);
    await this.#timed('share', () => share.take());
    const giveBack = () => {
      share.giveBack();
      if (share.isUnused) this.#shares.delete(caller);
    };
    try {
      const client = await this.#any();
      // The pool makes it anew whenever it lends the connection, and refuses a second call.
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        giveBack();
      };
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}
