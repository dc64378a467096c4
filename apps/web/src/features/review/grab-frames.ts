import type { Square } from './strip-moments.ts';
import { withBase } from '../../lib/base-path.ts';

/** Side of a grabbed picture in pixels; sharp on a dense screen. */
export const GRABBED_PIXELS = 144;
/** A seek that takes longer than this is abandoned and the picture stays empty. */
const SEEK_LIMIT_MS = 4000;

/** Grabs small pictures from a video one at a time, using a hidden video element of its own. */
export class FrameGrabber {
  readonly #video: HTMLVideoElement;
  #last: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#video = document.createElement('video');
    this.#video.muted = true;
    this.#video.playsInline = true;
    this.#video.preload = 'auto';
    this.#video.src = withBase(url);
  }

  /** The square part of the frame at a moment; null when it cannot be read or the request was aborted. */
  grab(seconds: number, square: Square, frame: Size, signal: AbortSignal): Promise<Picture | null> {
    const next = this.#last.then(async () => {
      signal.throwIfAborted();
      await this.#seek(seconds, signal);
      return this.#draw(square, frame);
    });
    // A failed grab leaves its picture empty and does not block the next one.
    const settled = next.catch(() => null);
    this.#last = settled;
    return settled;
  }

  close(): void {
    this.#video.removeAttribute('src');
    this.#video.load();
  }

  async #seek(seconds: number, signal: AbortSignal): Promise<void> {
    if (this.#video.readyState < HTMLMediaElement.HAVE_METADATA) {
      await eventOf(this.#video, 'loadedmetadata', signal);
    }
    const seeked = eventOf(this.#video, 'seeked', signal);
    this.#video.currentTime = seconds;
    await seeked;
  }

  #draw({ x, y, side }: Square, frame: Size): Picture | null {
    const canvas = document.createElement('canvas');
    canvas.width = GRABBED_PIXELS;
    canvas.height = GRABBED_PIXELS;
    const context = canvas.getContext('2d');
    if (context === null || this.#video.videoWidth === 0) return null;
    // The rendition may be smaller than the video, whose pixels the square is given in.
    const scale = this.#video.videoWidth / frame.width;
    const source = [x * scale, y * scale, side * scale, side * scale] as const;
    context.drawImage(this.#video, ...source, 0, 0, GRABBED_PIXELS, GRABBED_PIXELS);
    return canvas;
  }
}

export type Picture = HTMLCanvasElement;

interface Size {
  readonly width: number;
  readonly height: number;
}

function eventOf(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(SEEK_LIMIT_MS)]);
    limit.addEventListener('abort', () => {
      reject(new Error(`No ${name}`));
    });
    video.addEventListener(
      name,
      () => {
        resolve();
      },
      { once: true, signal: limit },
    );
  });
}
