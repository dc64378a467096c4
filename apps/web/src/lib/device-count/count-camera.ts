import type { CountCamera } from './protocol.ts';
import type { StartedCount } from './start-count.ts';
import { startCount } from './start-count.ts';

/** Missing in TypeScript's types: Chromium has it on pages, Safari in workers only. */
type MakeTrackProcessor = new (init: {
  readonly track: MediaStreamTrack;
  readonly maxBufferSize: number;
}) => { readonly readable: ReadableStream<VideoFrame> };

/** Frames that may wait while the worker runs the networks: as many as one run lasts. */
const MAX_WAITING = 8;

interface CameraStream {
  readonly frames: ReadableStream<VideoFrame>;
  /** Ends the stream; frames already in it are still read. */
  readonly end: () => void;
}

/** A stream of a track's frames; null if the browser cannot make one of this source. */
function streamOf(camera: MediaStreamTrack | HTMLVideoElement): CameraStream | null {
  const { MediaStreamTrackProcessor: Processor } = globalThis as {
    readonly MediaStreamTrackProcessor?: MakeTrackProcessor;
  };
  if (!Processor || camera instanceof HTMLVideoElement) return null;
  // A cloned track: only ending a track ends its stream without losing frames, and the caller's must go on.
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

/** Passes on every frame that an element shows, until the returned function is called. */
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

/** Counts what a camera shows, from now on. An element must be playing; stopping a track stays the caller's task. */
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
      // Called first, so that the end of the stream is not mistaken for a lost camera.
      const finished = count.finish();
      stop();
      return finished;
    },
  };
};
