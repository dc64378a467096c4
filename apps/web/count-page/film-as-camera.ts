import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import type { CountEvent } from '../src/lib/device-count/protocol.ts';

/** A camera whose pictures are those of a film. */
interface FilmCamera {
  readonly track: MediaStreamTrack;
  /** Has to be told what the count says. */
  readonly hear: (event: CountEvent) => void;
}

/** Seconds of the film that a camera may be ahead of its count: fewer pictures than a device that keeps up leaves waiting. */
const AHEAD = 1;
/** Of the opening of a film, in which nobody has thrown yet. */
const OPENING_SECONDS = 0.9;

async function* samplesOf(film: Blob) {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (track !== null) yield* new VideoSampleSink(track).samples();
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A stream of pictures, each made when the last one was taken; null ends it, as `ended` does. */
function streamOf(
  next: () => Promise<VideoFrame | null>,
  ended: Promise<null>,
): ReadableStream<VideoFrame> {
  let before: VideoFrame | null = null;
  const pull = async (controller: ReadableStreamDefaultController<VideoFrame>) => {
    // What is handed to a worker is a copy.
    before?.close();
    before = await Promise.race([next(), ended]);
    if (before === null) controller.close();
    else controller.enqueue(before);
  };
  return new ReadableStream<VideoFrame>({ pull }, { highWaterMark: 0 });
}

/** A track, with pictures in the place of what the browser makes of it: they end when its clone is stopped. A count uses no more of a track. */
function trackOf(next: () => Promise<VideoFrame | null>): MediaStreamTrack {
  const { promise: ended, resolve } = Promise.withResolvers<null>();
  Object.assign(globalThis, {
    MediaStreamTrackProcessor: class {
      readonly readable = streamOf(next, ended);
    },
  });
  const stop = (): void => {
    resolve(null);
  };
  return { clone: () => ({ stop }) } as unknown as MediaStreamTrack;
}

/** All pictures of a film with their own time stamps. None is lost: they come as they are counted. */
export function cameraOf(film: Blob): FilmCamera {
  const samples = samplesOf(film);
  let counted: number | null = null;
  const track = trackOf(async () => {
    const { value, done } = await samples.next();
    if (done === true) return null;
    while (counted === null || value.timestamp > counted + AHEAD) await wait();
    const picture = value.toVideoFrame();
    value.close();
    return picture;
  });
  return {
    track,
    hear: (event) => {
      if (event.kind === 'ready') counted = 0;
      if (event.kind === 'progress') counted = event.seconds;
    },
  };
}

/** The opening of a film forth and back, 30 pictures a second by the clock. */
export async function loopOf(film: Blob): Promise<FilmCamera> {
  const forth: VideoFrame[] = [];
  for await (const sample of samplesOf(film)) {
    if (sample.timestamp < OPENING_SECONDS) forth.push(sample.toVideoFrame());
    sample.close();
    if (sample.timestamp >= OPENING_SECONDS) break;
  }
  const loop = [...forth, ...forth.slice(1, -1).toReversed()];
  let startedAt: number | null = null;
  let at = 0;
  const track = trackOf(async () => {
    const picture = loop[at % loop.length];
    if (picture === undefined) return null;
    const due = (1000 * at++) / 30;
    while (startedAt === null || performance.now() - startedAt < due) await wait();
    return new VideoFrame(picture, { timestamp: Math.round(1000 * due) });
  });
  return {
    track,
    hear: ({ kind }) => {
      if (kind === 'ready') startedAt = performance.now();
    },
  };
}
