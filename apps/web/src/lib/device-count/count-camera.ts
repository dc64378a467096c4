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

interface CameraStream {
  readonly frames: ReadableStream<VideoFrame>;
  /** Ends it, with all that is on the way still to be read. */
  readonly end: () => void;
}

/** A stream of a track's pictures; null where the browser makes none of what is given. */
function streamOf(camera: MediaStreamTrack | HTMLVideoElement): CameraStream | null {
  const { MediaStreamTrackProcessor: Processor } = globalThis as {
    readonly MediaStreamTrackProcessor?: MakeTrackProcessor;
  };
  if (!Processor || camera instanceof HTMLVideoElement) return null;
  // A track of its own: only the end of a track ends its stream without losing pictures, and the caller's goes on.
  const track = camera.clone();
  return {
    frames: new Processor({ track, maxBufferSize: MAX_WAITING }).readable,
    end: () => {
      track.stop();
    },
  };
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
  const stream = streamOf(camera);
  const count = startCount(
    stream ? { kind: 'stream', frames: stream.frames } : { kind: 'frames' },
    options,
  );
  const stop = stream
    ? stream.end
    : giveShown(camera instanceof HTMLVideoElement ? camera : playUnseen(camera), count);
  count.finished.then(stop, stop);
  return {
    ...count,
    finish: () => {
      // First, so that the end of the pictures is not taken for a camera that went away.
      const finished = count.finish();
      stop();
      return finished;
    },
  };
};
