import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { findOwnVideo, ownVideo, type VideoRow } from './rows.ts';
import { isSettled } from './states.ts';

type Watching = Pick<AppContext, 'database' | 'videoChanges'>;

/** Proxies close connections on which nothing is said; most after a minute. */
const HEARTBEAT_MS = 20_000;

/**
 * The video as it is, then again after every change, until it is analysed or failed, is removed, or `signal` aborts.
 * Null now and then when nothing has happened, so that the connection is kept and a caller who is gone is noticed.
 */
export async function* watchVideo(
  { database, videoChanges }: Watching,
  userId: string,
  videoId: string,
  signal: AbortSignal,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<VideoRow | null, void> {
  const ended = AbortSignal.any([signal, videoChanges.closed]);
  const bell = new Bell();
  const unsubscribe = await videoChanges.subscribe(videoId, () => {
    bell.ring();
  });
  try {
    let video: VideoRow | null = await ownVideo(database, userId, videoId);
    while (video !== null) {
      yield video;
      if (isSettled(video.state)) return;
      for (;;) {
        const heard = await bell.listen(heartbeatMs, ended);
        if (heard === 'over') return;
        if (heard === 'ring') break;
        yield null;
      }
      video = await findOwnVideo(database, userId, videoId);
    }
  } finally {
    unsubscribe();
  }
}

/** Waits until the video is analysed or failed. Changes of hoop meanwhile are waited for too. */
export async function untilSettled(
  watching: Watching,
  userId: string,
  videoId: string,
  signal: AbortSignal,
): Promise<VideoRow> {
  for await (const video of watchVideo(watching, userId, videoId, signal)) {
    if (video !== null && isSettled(video.state)) return video;
  }
  if (watching.videoChanges.closed.aborted) {
    throw new AppError(
      'unavailable',
      'The server is restarting. Your video is still being counted.',
    );
  }
  if (signal.aborted) throw new AppError('client_closed', 'The caller hung up');
  throw notFound('Video');
}

/** Remembers being rung while nobody waits; many rings are one. */
class Bell {
  #wasRung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#wasRung = true;
    this.#wake?.();
  }

  /** Until it is rung, or was since the last time; until `ms` have passed; or until `signal` aborts. */
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
