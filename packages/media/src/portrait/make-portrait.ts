import { stat } from 'node:fs/promises';
import { MediaError } from '../media-error.ts';
import { findProgram } from '../programs/find-program.ts';
import { QUIET } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { jpegSize } from './jpeg-size.ts';
import { STRIPPED } from '../rendition/stripped.ts';

/** Accepted pictures for a portrait, by media type. */
export const PORTRAIT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PortraitType = (typeof PORTRAIT_TYPES)[number];

/** Pixels; larger pictures are scaled down to it, smaller ones stay. */
export const PORTRAIT_SIDE = 512;
/**
 * A phone's best camera has 48 to 50 million pixels, and writes JPEG, which is decoded at reduced size. Other
 * pictures are decoded whole: one of 25 million takes a second.
 */
const MAX_PIXELS: Readonly<Record<PortraitType, number>> = {
  'image/jpeg': 64_000_000,
  'image/png': 25_000_000,
  'image/webp': 25_000_000,
};
/** JPEG is decoded at 1/2, 1/4 or 1/8 of its size for hardly more than that share of the work. */
const MAX_HALVINGS = 3;
const LIMIT_SECONDS = 20;

/** Each type is read by its own reader and nothing else, whatever else the file could be mistaken for. */
const READER: Readonly<Record<PortraitType, string>> = {
  'image/jpeg': 'jpeg_pipe',
  'image/png': 'png_pipe',
  'image/webp': 'webp_pipe',
};

/** Blends transparent parts with white, in proportion to their opacity. */
const ON_WHITE = 'format=gbrap,negate,premultiply=inplace=1,negate';
/** The largest square, cut a little above the middle, where faces are. */
const FILTERS = [
  "crop='min(iw,ih)':'min(iw,ih)':'(iw-ow)/2':'(ih-oh)/3'",
  `scale='min(${PORTRAIT_SIDE},iw)':-1:flags=area`,
  ON_WHITE,
  'setsar=1,format=yuvj420p',
].join(',');

/** Number of times that a picture can be halved without falling below a portrait's pixels. */
async function halvings(input: string, type: PortraitType): Promise<number> {
  const size = type === 'image/jpeg' ? await jpegSize(input) : null;
  if (size === null) return 0;
  const side = Math.min(size.width, size.height) / PORTRAIT_SIDE;
  return Math.max(0, Math.min(MAX_HALVINGS, Math.floor(Math.log2(side))));
}

/**
 * Writes a square JPEG of a person's picture, upright and without the camera's metadata (place, time, device).
 * Throws `MediaError` if the picture cannot be read.
 */
export async function makePortrait(
  input: string,
  type: PortraitType,
  output: string,
): Promise<void> {
  const ffmpeg = await findProgram('ffmpeg');
  const args = [
    ...[...QUIET, '-v', 'error', '-y', '-threads', '1', '-max_pixels', `${MAX_PIXELS[type]}`],
    ...['-lowres', `${await halvings(input, type)}`],
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
