import type { Frame } from '@hooplog/vision';
import { MediaError, refuseAborted } from '../media-error.ts';
import { startChild } from '../programs/child.ts';
import { findProgram } from '../programs/find-program.ts';
import { atConstantRate } from './at-constant-rate.ts';
import { writeFrame } from './write-frame.ts';

export interface WriteVideoOptions {
  /** Pixels, both even; every frame has this size. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Adds a silent AAC track, as phone videos have sound. */
  readonly withSilence?: boolean;
  /** H.264's constant rate factor: higher is smaller and worse. 20 by default. */
  readonly crf?: number;
  /** Keeps uneven time stamps, rounded to the frame rate, instead of repeating frames. */
  readonly variableRate?: boolean;
  readonly signal?: AbortSignal;
}

/** Encodes frames as an H.264 MP4 that browsers play. The frames' colours are BT.709. */
export async function writeVideo(
  output: string,
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  options: WriteVideoOptions,
): Promise<void> {
  refuseAborted(options.signal);
  const ffmpeg = await findProgram('ffmpeg');
  const child = startChild(ffmpeg, writeArguments(output, options), {
    input: true,
    signal: options.signal,
  });
  const { stdin } = child;
  if (!stdin) throw new MediaError('program_missing', 'ffmpeg has no standard input');
  child.stdout.resume();
  // ffmpeg's own message is more helpful than the broken pipe it leaves.
  stdin.on('error', () => undefined);
  try {
    for await (const frame of atConstantRate(frames, options.framesPerSecond)) {
      if (!(await writeFrame(stdin, frame, child.ended))) break;
    }
    stdin.end();
    const end = await child.ended;
    refuseAborted(options.signal);
    if (end.exitCode !== 0) throw new MediaError('unreadable', end.stderr);
  } finally {
    child.kill();
  }
}

function writeArguments(output: string, options: WriteVideoOptions): string[] {
  const { width, height, framesPerSecond, crf = 20 } = options;
  // Frames repeated to fill the even grid are identical, and only those are removed again.
  const uneven = ['-vf', 'mpdecimate=hi=1:lo=1:frac=1', '-fps_mode', 'vfr'];
  const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=mono', '-c:a', 'aac', '-shortest'];
  return [
    ...['-hide_banner', '-nostats', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ...['-s', `${width}x${height}`, '-r', String(framesPerSecond), '-i', 'pipe:0'],
    ...(options.withSilence === true ? silence : []),
    ...(options.variableRate === true ? uneven : []),
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-pix_fmt', 'yuv420p'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${output}`],
  ];
}
