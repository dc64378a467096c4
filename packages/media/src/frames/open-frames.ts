import type { Frame, FrameSource } from '@hooplog/vision';
import { MissingPictures } from '../container/missing-pictures.ts';
import { MediaError, refuseAborted } from '../media-error.ts';
import { probe } from '../probe/probe.ts';
import type { MediaFacts } from '../probe/probe.ts';
import { startChild } from '../programs/child.ts';
import { frameTimingArguments } from '../programs/frame-timing.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS, QUIET } from '../programs/input-arguments.ts';
import { fillBuffers } from './fill-buffers.ts';
import { FrameTimes } from './frame-times.ts';
import { withinLimit } from './within-limit.ts';
import { workingSize } from './working-size.ts';

const DEFAULT_LONG_SIDE = 640;
/** A frame every 15.4 ms at most: 60/s with jitter passes whole, 120 and 240/s are reduced to 60. */
const MIN_FRAME_GAP_SECONDS = 1 / 65;
/** A frame of the slowest accepted video takes well under a second. */
const FRAME_LIMIT_SECONDS = 60;
/** Released frames that are held for reuse. */
const MAX_SPARE = 16;

export interface OpenFramesOptions {
  /** Pixels; 640 by default. */
  readonly longSide?: number;
  readonly signal?: AbortSignal;
}

/** Frames of a video file, decoded by ffmpeg on demand. Can be read again. */
export interface VideoFrames extends FrameSource {
  readonly facts: MediaFacts;
}

/** Opens a video file for reading frame by frame. Throws a `MediaError` if it is not a readable video. */
export async function openFrames(
  path: string,
  options: OpenFramesOptions = {},
): Promise<VideoFrames> {
  const facts = await probe(path, options.signal);
  const { displayWidth, displayHeight, framesPerSecond, durationSeconds } = facts;
  const size = workingSize(displayWidth, displayHeight, options.longSide ?? DEFAULT_LONG_SIDE);
  const ffmpeg = await findProgram('ffmpeg');
  const args = [
    ...frameArguments(path, facts, size),
    ...(await frameTimingArguments(ffmpeg)),
    'pipe:1',
  ];
  let reading = new MissingPictures(facts.pictures, durationSeconds);
  const spare: Uint8Array[] = [];
  return {
    facts,
    video: {
      ...{ displayWidth, displayHeight, framesPerSecond, durationSeconds },
      /** Known after a reading. */
      get missing() {
        return reading.found;
      },
    },
    ...size,
    release: ({ luma }) => {
      // All planes lie in one buffer, luma first.
      if (spare.length < MAX_SPARE) spare.push(new Uint8Array(luma.buffer as ArrayBuffer));
    },
    async *[Symbol.asyncIterator]() {
      reading = new MissingPictures(facts.pictures, durationSeconds);
      const onDamage = () => {
        reading.noteDamage();
      };
      for await (const frame of decode({ ffmpeg, args, size, spare, onDamage }, options.signal)) {
        reading.see(frame.seconds);
        yield frame;
      }
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function frameArguments(path: string, facts: MediaFacts, { width, height }: Size): string[] {
  const filters = [
    `select='isnan(prev_selected_t)+gte(t-prev_selected_t,${MIN_FRAME_GAP_SECONDS})'`,
    // The loop filter and a finer scaler take a third of the time and show nothing more at 640.
    `scale=${width}:${height}:flags=fast_bilinear`,
    // showinfo is used for its times only: checksums of all planes would cost a fiftieth of the decoder's work.
    'showinfo=checksum=0',
  ];
  return [
    ...QUIET,
    ...['-v', 'info', '-skip_loop_filter', 'all', '-max_pixels', String(MAX_PIXELS)],
    ...inputArguments(path, facts.inputOptions),
    ...['-map', `0:${facts.videoStream}`, '-vf', filters.join(',')],
    ...['-pix_fmt', 'yuv420p', '-c:v', 'rawvideo', '-f', 'rawvideo'],
  ];
}

interface Decoding {
  readonly ffmpeg: string;
  readonly args: readonly string[];
  readonly size: Size;
  /** Buffers of released frames. */
  readonly spare: Uint8Array[];
  /** Called when ffmpeg reports an error, a few frames before or after the damaged ones. */
  readonly onDamage: () => void;
}

/** ffmpeg's messages, across its versions, about a part that it could not decode, or only by guessing. */
const DAMAGE =
  /Error while decoding stream|Error submitting packet to decoder|corrupt decoded frame/;

async function* decode(
  { ffmpeg, args, size, spare, onDamage }: Decoding,
  signal?: AbortSignal,
): AsyncGenerator<Frame, void> {
  refuseAborted(signal);
  const times = new FrameTimes();
  const onStderrLine = (line: string): boolean => {
    if (DAMAGE.test(line)) onDamage();
    return times.read(line);
  };
  const child = startChild(ffmpeg, args, { signal, onStderrLine });
  const over = child.ended.finally(() => {
    times.end();
  });
  over.catch(() => undefined);
  const bytes = size.width * size.height * 1.5;
  let frames = 0;
  try {
    const buffers = fillBuffers(child.stdout, bytes, spare);
    for await (const data of withinLimit(buffers, FRAME_LIMIT_SECONDS)) {
      const seconds = await times.next();
      if (seconds === null) break;
      frames++;
      yield frameOf(data, size, seconds);
    }
    const { stderr } = await over;
    refuseAborted(signal);
    // A file that broke off still delivered its first part; one that delivered nothing is unreadable.
    if (frames === 0) throw new MediaError('unreadable', stderr);
  } finally {
    child.kill();
  }
}

function frameOf(data: Uint8Array, { width, height }: Size, seconds: number): Frame {
  const pixels = width * height;
  return {
    seconds,
    width,
    height,
    luma: data.subarray(0, pixels),
    chroma: {
      width: width / 2,
      height: height / 2,
      u: data.subarray(pixels, pixels * 1.25),
      v: data.subarray(pixels * 1.25),
    },
  };
}
