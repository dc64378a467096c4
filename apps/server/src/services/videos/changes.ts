import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withoutShare } from '../../database/shared-pool.ts';
import { VIDEO_CHANNEL } from './rows.ts';

type Listener = () => void;
const RECONNECT_MS = 1000;

/**
 * Tells within this process when a video has changed, whichever process changed it. One connection listens for all
 * (PostgreSQL's LISTEN), opened with the first subscription; none is polled.
 */
export class VideoChanges {
  readonly #pool: pg.Pool;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #closing = new AbortController();
  #listening: Promise<void> | null = null;
  #client: pg.PoolClient | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Aborts when the program stops: watchers then end. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Calls `listener` after each change of the video that is made once this has resolved; also after a lost connection,
   * when changes may have been missed. Returns how to stop it.
   */
  async subscribe(videoId: string, listener: Listener): Promise<() => void> {
    await (this.#listening ??= this.#listen());
    const listeners = this.#listeners.get(videoId) ?? new Set();
    this.#listeners.set(videoId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(videoId);
    };
  }

  /** Ends all watching, and gives the connection back; before the pool is ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening?.catch(() => undefined);
    this.#client?.release(true);
    this.#client = null;
  }

  async #listen(): Promise<void> {
    try {
      const client = await withoutShare(() => this.#pool.connect());
      client.on('notification', ({ payload }) => {
        this.#tell(payload ?? '');
      });
      client.once('error', (error: Error) => {
        // `close` has given it back, and a connection that ends may complain.
        if (this.#closing.signal.aborted) return;
        this.#client = null;
        client.release(error);
        this.#listening = this.#relisten();
      });
      await client.query(`listen ${VIDEO_CHANNEL}`);
      this.#client = client;
    } catch (error) {
      // The next subscription tries again.
      this.#listening = null;
      throw error;
    }
  }

  async #relisten(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await this.#listen();
        for (const videoId of this.#listeners.keys()) this.#tell(videoId);
        return;
      } catch {
        await delay(RECONNECT_MS, undefined, { signal: this.#closing.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  #tell(videoId: string): void {
    for (const listener of this.#listeners.get(videoId) ?? []) listener();
  }
}
