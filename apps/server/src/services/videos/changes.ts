import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../../database/connect.ts';
import { withoutQuota } from '../../database/fair-pool.ts';
import { OpenCounts } from '../open-counts.ts';
import { coalesce } from '../coalesce.ts';
import { VIDEO_CHANNEL, type VideoRow } from './rows.ts';
import { findVideo } from './runs.ts';

type Listener = () => void;
type ReadVideo = () => Promise<VideoRow | null>;

/** Shared state of all watchers of one video. */
interface WatchedVideo {
  readonly listeners: Set<Listener>;
  readonly read: ReadVideo;
}

export interface Subscription {
  /** The video as it is now. All watchers that ask after the same change share one read. */
  readonly read: ReadVideo;
  readonly end: () => void;
}

const RECONNECT_MS = 1000;
/** Tabs and devices of one user that may watch at the same time. */
const MAX_WATCHERS_OF_ONE = 8;

/**
 * Reports within this process when a video has changed, whichever process changed it. A single connection, opened with the first
 * subscription, listens for all (PostgreSQL's LISTEN); nothing is polled.
 */
export class VideoChanges {
  readonly #database: Database;
  readonly #watched = new Map<string, WatchedVideo>();
  readonly #closing = new AbortController();
  #listening: Promise<void> | null = null;
  #client: pg.PoolClient | null = null;
  /** Number of watchers by user. */
  readonly watchers = new OpenCounts(MAX_WATCHERS_OF_ONE);

  constructor(database: Database) {
    this.#database = database;
  }

  /** Aborts when the program stops, which ends all watchers. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Calls `listener` after each change of the video made once this promise has resolved; also after a lost connection, when
   * changes may have been missed.
   */
  async subscribe(videoId: string, listener: Listener): Promise<Subscription> {
    await (this.#listening ??= this.#listen());
    const watched = this.#watched.get(videoId) ?? {
      listeners: new Set(),
      read: coalesce(() => findVideo(this.#database, videoId)),
    };
    const { listeners, read } = watched;
    listeners.add(listener);
    this.#watched.set(videoId, watched);
    return {
      read,
      end: () => {
        listeners.delete(listener);
        if (listeners.size === 0) this.#watched.delete(videoId);
      },
    };
  }

  /** Ends all watching and releases the connection; must be called before the pool is closed. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening?.catch(() => undefined);
    this.#client?.release(true);
    this.#client = null;
  }

  async #listen(): Promise<void> {
    try {
      const client = await withoutQuota(() => this.#database.$client.connect());
      client.on('notification', ({ payload }) => {
        this.#tell(payload ?? '');
      });
      client.once('error', (error: Error) => {
        // `close` has released it; a closing connection may report errors.
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
        for (const videoId of this.#watched.keys()) this.#tell(videoId);
        return;
      } catch {
        await delay(RECONNECT_MS, undefined, { signal: this.#closing.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  #tell(videoId: string): void {
    for (const listener of this.#watched.get(videoId)?.listeners ?? []) listener();
  }
}
