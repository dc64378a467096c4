import { stat } from 'node:fs/promises';
import { MediaError } from '../media-error.ts';
import { findProgram } from '../programs/find-program.ts';
import { QUIET } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { STRIPPED } from '../rendition/stripped.ts';

/** What a portrait may be made of, by its media type. */
export const PORTRAIT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PortraitType = (typeof PORTRAIT_TYPES)[number];

/** Pixels; larger pictures are scaled down to it, smaller ones stay. */
export const PORTRAIT_SIDE = 512;
/** A phone's best camera has 48 to 50 million; a hostile header claims more to take all memory. */
const MAX_PIXELS = 64_000_000;
const LIMIT_SECONDS = 20;

/** Each type is read by its own reader and nothing else, whatever else the file could pass for. */
const READER: Readonly<Record<PortraitType, string>> = {
  'image/jpeg': 'jpeg_pipe',
  'image/png': 'png_pipe',
  'image/webp': 'webp_pipe',
};

/** On white where it is transparent: what is missing to white, as far as it is opaque. */
const ON_WHITE = 'format=gbrap,negate,premultiply=inplace=1,negate';
/** The largest square, cut a little above the middle, where faces are. */
const FILTERS = [
  "crop='min(iw,ih)':'min(iw,ih)':'(iw-ow)/2':'(ih-oh)/3'",
  `scale='min(${PORTRAIT_SIDE},iw)':-1:flags=area`,
  ON_WHITE,
  'setsar=1,format=yuvj420p',
].join(',');

/**
 * Writes a square JPEG of a person's picture, upright and without anything that the camera noted (place, time,
 * device). Throws `MediaError` when the picture cannot be read.
 */
export async function makePortrait(
  input: string,
  type: PortraitType,
  output: string,
): Promise<void> {
  const ffmpeg = await findProgram('ffmpeg');
  const args = [
    ...[...QUIET, '-v', 'error', '-y', '-threads', '1', '-max_pixels', String(MAX_PIXELS)],
    ...['-protocol_whitelist', 'file', '-f', READER[type], '-i', `file:${input}`],
    ...[...STRIPPED, '-frames:v', '1', '-vf', FILTERS, '-q:v', '3'],
    ...['-f', 'image2', '-update', '1', `file:${output}`],
  ];
  const run = await runProgram(ffmpeg, args, { limitSeconds: LIMIT_SECONDS });
  const isWritten = await stat(output).then(
    (file) => file.size > 0,
    () => false,
  );
  if (run.exitCode !== 0 || !isWritten) throw new MediaError('unreadable', run.stderr);
}
