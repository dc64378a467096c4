import { MediaError } from '../media-error.ts';
import { findProgram } from '../programs/find-program.ts';
import { runProgram } from '../programs/run-program.ts';

/** HEVC takes a slow machine ten seconds per second of video. */
const LIMIT_SECONDS = 1800;

const CODECS = {
  h264: ['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '14M'],
  hevc: [
    ...['-c:v', 'libx265', '-preset', 'ultrafast', '-b:v', '8M', '-tag:v', 'hvc1'],
    ...['-x265-params', 'log-level=error'],
  ],
} as const;

export type PhoneCodec = keyof typeof CODECS;

/**
 * Encodes a video again as a phone films: 1920 × 1080 with a sensor's noise, at a phone's bit rate, so that
 * reading it costs as much as a phone's video.
 */
export async function encodeAsPhone(
  input: string,
  output: string,
  codec: PhoneCodec,
): Promise<void> {
  const filters = 'scale=1920:1080:flags=bicubic,noise=alls=8:allf=t';
  await run(['-i', input, '-an', '-vf', filters, ...CODECS[codec], '-pix_fmt', 'yuv420p', output]);
}

/**
 * Writes a video that browsers accept in place of a camera (Y4M, a third of a megabyte per picture).
 * @param slowdown how many times slower it plays; every picture of it is kept
 */
export async function writeForCamera(
  input: string,
  output: string,
  { framesPerSecond, slowdown }: { readonly framesPerSecond: number; readonly slowdown: number },
): Promise<void> {
  const rate = String(framesPerSecond / slowdown);
  const slowed = ['-vf', `setpts=${String(slowdown)}*PTS`, '-r', rate, '-pix_fmt', 'yuv420p'];
  await run(['-i', input, '-an', ...slowed, '-f', 'yuv4mpegpipe', output]);
}

/** The quality lost when a film is shared. */
export interface EncodedAgain {
  /** Constant rate factor of H.264: 18 is hardly visible, 33 is a bad connection. */
  readonly crf: number;
  /** Share of the size that is left; all of it by default. */
  readonly scale?: number;
  /** Seconds cut off at the start. */
  readonly skipSeconds?: number;
}

/** Encodes a film once more, as editors and messengers do. */
export async function encodeAgain(
  input: string,
  output: string,
  { crf, scale = 1, skipSeconds = 0 }: EncodedAgain,
): Promise<void> {
  const half = String(scale / 2);
  // Even sizes: H.264 as phones write it supports no others.
  const filters = `trim=start=${String(skipSeconds)},setpts=PTS-STARTPTS,scale=2*trunc(iw*${half}):2*trunc(ih*${half}):flags=bicubic`;
  const codec = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf)];
  const timing = ['-fps_mode', 'passthrough', '-pix_fmt', 'yuv420p'];
  await run(['-i', input, '-an', '-vf', filters, ...codec, ...timing, output]);
}

/** Repeats a video up to `seconds`, without re-encoding it. */
export async function repeatVideo(input: string, output: string, seconds: number): Promise<void> {
  await run(['-stream_loop', '-1', '-i', input, '-t', String(seconds), '-c', 'copy', output]);
}

async function run(args: readonly string[]): Promise<void> {
  const ffmpeg = await findProgram('ffmpeg');
  const quiet = ['-hide_banner', '-nostdin', '-v', 'error', '-y'];
  const { exitCode, stderr } = await runProgram(ffmpeg, [...quiet, ...args], {
    limitSeconds: LIMIT_SECONDS,
  });
  if (exitCode !== 0) throw new MediaError('unreadable', stderr);
}
