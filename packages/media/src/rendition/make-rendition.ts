import { rm } from 'node:fs/promises';
import { MediaError } from '../media-error.ts';
import { workingSize } from '../frames/working-size.ts';
import { probe } from '../probe/probe.ts';
import type { MediaFacts } from '../probe/probe.ts';
import { frameTimingArguments } from '../programs/frame-timing.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS, QUIET } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { STRIPPED } from './stripped.ts';

/** Enough to review a shot on a laptop, small enough for a phone on the road. Pixels. */
const RENDITION_LONG_SIDE = 1280;
/** A file of up to this size is copied if browsers play it. Pixels. */
const COPIED_LONG_SIDE = 1920;
const COPIED_SHORT_SIDE = 1088;
/** 4K HEVC of 10 bits takes five times its own length to encode on two cores. */
const LIMIT_SECONDS_PER_SECOND = 20;
const LIMIT_BASE_SECONDS = 120;

export interface RenditionOptions {
  /** Always re-encodes: browsers stop at damage that ffmpeg skips. */
  readonly encodesAnew?: boolean;
  /** Called with the share done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Makes the file that browsers play: H.264 and AAC in an MP4 that starts at once, with nothing in it but
 * picture and sound. A file that browsers play already is only remuxed. Leaves no partial file.
 */
export async function makeRendition(
  input: string,
  output: string,
  { encodesAnew = false, onProgress, signal }: RenditionOptions = {},
): Promise<{ readonly copied: boolean }> {
  const facts = await probe(input, signal);
  const copied = !encodesAnew && playsInBrowsers(facts);
  const ffmpeg = await findProgram('ffmpeg');
  const picture = copied ? ['-c:v', 'copy'] : await encodedPicture(ffmpeg, facts);
  const run = await runProgram(
    ffmpeg,
    [
      ...[...QUIET, '-v', 'error', '-y', '-progress', 'pipe:1'],
      ...['-max_pixels', String(MAX_PIXELS), ...inputArguments(input, facts.inputOptions)],
      ...['-map', `0:${facts.videoStream}`, '-map', '0:a:0?', ...STRIPPED],
      ...[...picture, ...sound(facts)],
      ...['-movflags', '+faststart', '-f', 'mp4', `file:${output}`],
    ],
    {
      limitSeconds: LIMIT_BASE_SECONDS + LIMIT_SECONDS_PER_SECOND * facts.durationSeconds,
      signal,
      onStdout: (text) => onProgress?.(shareDone(text, facts.durationSeconds)),
    },
  ).catch(async (error: unknown) => {
    await rm(output, { force: true });
    throw error;
  });
  if (run.exitCode !== 0) {
    await rm(output, { force: true });
    throw new MediaError('unreadable', run.stderr);
  }
  return { copied };
}

function playsInBrowsers(facts: MediaFacts): boolean {
  const sides = [facts.displayWidth, facts.displayHeight];
  return (
    facts.container === 'mp4' &&
    facts.isPlain &&
    facts.videoCodec === 'h264' &&
    facts.pixelFormat === 'yuv420p' &&
    Math.max(...sides) <= COPIED_LONG_SIDE &&
    Math.min(...sides) <= COPIED_SHORT_SIDE
  );
}

async function encodedPicture(ffmpeg: string, facts: MediaFacts): Promise<string[]> {
  const { displayWidth, displayHeight } = facts;
  const { width, height } = workingSize(displayWidth, displayHeight, RENDITION_LONG_SIDE);
  return [
    ...['-vf', `scale=${width}:${height},setsar=1`, '-pix_fmt', 'yuv420p'],
    // A key frame every second or two lets the review seek to a shot at once.
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-g', '60'],
    ...(await frameTimingArguments(ffmpeg)),
  ];
}

function sound(facts: MediaFacts): string[] {
  return facts.audioCodec === 'aac' && facts.isPlain
    ? ['-c:a', 'copy']
    : ['-c:a', 'aac', '-b:a', '96k', '-ac', '2'];
}

function shareDone(progress: string, durationSeconds: number): number {
  if (progress.includes('progress=end')) return 1;
  const microseconds = Number(/out_time_us=(\d+)/.exec(progress)?.[1] ?? 0);
  return durationSeconds > 0 ? Math.min(1, microseconds / 1e6 / durationSeconds) : 0;
}
