import { phrase } from '@hooplog/language';
import { mayUse } from '../../auth/may.ts';
import { TooManyWaiting } from '../../database/away.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { Subscription } from './changes.ts';
import { ownVideo, type VideoRow } from './rows.ts';
import { isSettled } from './states.ts';

type Watching = Pick<AppContext, 'database' | 'videoChanges'>;

/** Proxies close idle connections, most of them after a minute. */
const HEARTBEAT_MS = 20_000;

interface WatchOptions {
  /** Ends the stream, even while it waits. */
  readonly signal: AbortSignal;
  /** Checked before each event, so that a user who has been signed out receives nothing more. */
  readonly maySee?: () => Promise<boolean>;
  /** Milliseconds. */
  readonly heartbeat?: number;
}

/**
 * Yields the video as it is, then again after every change, until it is analysed or failed, is deleted, or `signal` aborts.
 * Yields null as a heartbeat while nothing happens, which keeps the connection open and reveals a caller who is gone.
 */
export async function* streamVideoEvents(
  { database, videoChanges }: Watching,
  userId: string,
  videoId: string,
  { signal, maySee = () => Promise.resolve(true), heartbeat = HEARTBEAT_MS }: WatchOptions,
): AsyncGenerator<VideoRow | null, void> {
  const ended = AbortSignal.any([signal, videoChanges.closed]);
  if (!videoChanges.watchers.take(userId)) throw new TooManyWaiting();
  const bell = new Bell();
  let subscription: Subscription | null = null;
  try {
    subscription = await videoChanges.subscribe(videoId, () => {
      bell.ring();
    });
    let video: VideoRow | null = await ownVideo(database, userId, videoId);
    while (video !== null && mayUse(userId, video)) {
      yield video;
      if (isSettled(video.state)) return;
      for (;;) {
        const heard = await bell.listen(heartbeat, ended);
        if (heard === 'over' || !(await maySee())) return;
        if (heard === 'ring') break;
        yield null;
      }
      video = await subscription.read();
    }
  } finally {
    subscription?.end();
    videoChanges.watchers.release(userId);
  }
}

/** Waits until the video is analysed or failed, including runs restarted for another hoop in the meantime. */
export async function untilSettled(
  watching: Watching,
  userId: string,
  videoId: string,
  signal: AbortSignal,
): Promise<VideoRow> {
  for await (const video of streamVideoEvents(watching, userId, videoId, { signal })) {
    if (video !== null && isSettled(video.state)) return video;
  }
  if (watching.videoChanges.closed.aborted) {
    throw new AppError(
      'unavailable',
      phrase('The server is restarting. Your video is still being counted.'),
    );
  }
  if (signal.aborted)
    throw new AppError(
      'client_closed',
      phrase('The connection was closed before the whole request had arrived'),
    );
  throw notFound(phrase('Video not found'));
}

/** Remembers a ring while nobody listens; several rings count as one. */
class Bell {
  #wasRung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#wasRung = true;
    this.#wake?.();
  }

  /** Resolves when it is rung, or was since the last call; when `ms` have passed; or when `signal` aborts. */
  async listen(ms: number, signal: AbortSignal): Promise<'ring' | 'silence' | 'over'> {
    if (!this.#wasRung && !signal.aborted) await this.#wait(ms, signal);
    if (signal.aborted) return 'over';
    const wasRung = this.#wasRung;
    this.#wasRung = false;
    return wasRung ? 'ring' : 'silence';
  }

  #wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(wake, ms);
      signal.addEventListener('abort', wake, { once: true });
      this.#wake = wake;
    });
  }
}
