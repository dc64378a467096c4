import type { CountCamera } from './protocol.ts';
import type { StartedCount } from './start-count.ts';
import { startCount } from './start-count.ts';

/** Not in TypeScript's own types: Chromium has it on pages, Safari in workers only. */
type MakeTrackProcessor = new (init: {
  readonly track: MediaStreamTrack;
  readonly maxBufferSize: number;
}) => { readonly readable: ReadableStream<VideoFrame> };

/** Pictures that wait while the worker looks at one: as many as a look lasts. */
const MAX_WAITING = 8;

/** A stream of a track's pictures; null where the browser makes none of what is given. */
function streamOf(camera: MediaStreamTrack | HTMLVideoElement): ReadableStream<VideoFrame> | null {
  const { MediaStreamTrackProcessor: Processor } = globalThis as {
    readonly MediaStreamTrackProcessor?: MakeTrackProcessor;
  };
  if (!Processor || camera instanceof HTMLVideoElement) return null;
  return new Processor({ track: camera, maxBufferSize: MAX_WAITING }).readable;
}

/** An element that plays a camera without being shown. */
function playUnseen(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  void video.play();
  return video;
}

/** Hands over each picture that an element shows, until told otherwise. */
function giveShown(video: HTMLVideoElement, count: StartedCount): () => void {
  let isOver = false;
  const next = (): void => {
    video.requestVideoFrameCallback((now, { captureTime }) => {
      if (isOver) return;
      next();
      if (video.videoWidth === 0) return;
      const frame = new VideoFrame(video, { timestamp: Math.round(1000 * (captureTime ?? now)) });
      if (!count.give(frame)) frame.close();
    });
  };
  next();
  return () => {
    isOver = true;
  };
}

/** Counts what a camera shows, from now on. An element must be playing; a track stays the caller's to stop. */
export const countCamera: CountCamera = (camera, options) => {
  let stop = (): void => undefined;
  const give = (next: typeof camera): void => {
    stop();
    stop = giveShown(next instanceof HTMLVideoElement ? next : playUnseen(next), count);
  };
  const frames = streamOf(camera);
  const count = startCount(frames ? { kind: 'stream', frames } : { kind: 'frames' }, options);
  if (!frames) give(camera);
  const end = (): void => {
    stop();
  };
  count.finished.then(end, end);
  return {
    ...count,
    goOn: (next) => {
      const more = streamOf(next);
      count.show(more ? { kind: 'stream', frames: more } : { kind: 'frames' });
      if (!more) give(next);
    },
  };
};
