import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workingSize } from '../frames/working-size.ts';
import { MediaError } from '../media-error.ts';
import { probe } from '../probe/probe.ts';
import type { MediaFacts } from '../probe/probe.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS, QUIET } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import type { RenditionOptions } from './make-rendition.ts';
import { STRIPPED } from './stripped.ts';

/** A stretch of a video, seconds. */
interface Cut {
  readonly start: number;
  readonly end: number;
}

/** The resolution of phone screens, to which apps reduce larger films anyway. Pixels. */
const REEL_LONG_SIDE = 1280;
const REEL_RATE = 30;
/** For one stretch of a few seconds, decoded from its key frame on, on a busy machine. */
const LIMIT_SECONDS_A_CUT = 120;
const LIMIT_SECONDS_TO_JOIN = 120;

/**
 * Writes stretches of a video one after the other: H.264 and AAC in an MP4 that starts at once, without
 * metadata. Each is encoded separately, so that memory does not grow with their number; then they are joined.
 * Leaves no partial file; temporary files are written beside the output.
 */
export async function makeReel(
  input: string,
  output: string,
  cuts: readonly Cut[],
  { onProgress, signal }: Omit<RenditionOptions, 'encodesAnew'> = {},
): Promise<void> {
  const facts = await probe(input, signal);
  const ffmpeg = await findProgram('ffmpeg');
  const folder = path.dirname(output);
  const parts = cuts.map((_, index) => path.join(folder, `cut-${index}.mkv`));
  const list = path.join(folder, 'cuts.txt');
  const run = async (args: readonly string[], limitSeconds: number) => {
    const end = await runProgram(ffmpeg, [...QUIET, '-v', 'error', '-y', ...args], {
      limitSeconds,
      signal,
    });
    if (end.exitCode !== 0) throw new MediaError('unreadable', end.stderr);
  };
  try {
    for (const [index, cut] of cuts.entries()) {
      await run(cutArguments(input, facts, cut, parts[index] ?? ''), LIMIT_SECONDS_A_CUT);
      onProgress?.((index + 1) / (cuts.length + 1));
    }
    await writeFile(list, parts.map((part) => `file '${path.basename(part)}'\n`).join(''));
    await run(joinArguments(list, output), LIMIT_SECONDS_TO_JOIN);
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  } finally {
    for (const file of [...parts, list]) await rm(file, { force: true });
  }
}

/**
 * Sound stays uncompressed until the stretches are joined: AAC begins and ends with silence, which would click
 * at every cut.
 */
function cutArguments(
  input: string,
  { videoStream, displayWidth, displayHeight, inputOptions }: MediaFacts,
  { start, end }: Cut,
  output: string,
): string[] {
  const { width, height } = workingSize(displayWidth, displayHeight, REEL_LONG_SIDE);
  return [
    ...['-max_pixels', String(MAX_PIXELS), '-ss', String(start), '-t', String(end - start)],
    ...[
      ...inputArguments(input, inputOptions),
      '-map',
      `0:${videoStream}`,
      '-map',
      '0:a:0?',
      ...STRIPPED,
    ],
    ...['-vf', `scale=${width}:${height},setsar=1,fps=${REEL_RATE}`, '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'],
    ...['-c:a', 'pcm_s16le', '-ar', '48000', '-ac', '2', '-f', 'matroska', `file:${output}`],
  ];
}

/** The list is ours, and names only files beside it. */
function joinArguments(list: string, output: string): string[] {
  return [
    ...['-protocol_whitelist', 'file', '-f', 'concat', '-i', `file:${list}`],
    ...['-map', '0:v:0', '-map', '0:a:0?', ...STRIPPED],
    ...['-c:v', 'copy', '-c:a', 'aac', '-b:a', '128k'],
    ...['-movflags', '+faststart', '-f', 'mp4', `file:${output}`],
  ];
}
