import { stat } from 'node:fs/promises';
import { MediaError } from '../media-error.ts';
import { workingSize } from '../frames/working-size.ts';
import { probe } from '../probe/probe.ts';
import { findProgram } from '../programs/find-program.ts';
import { inputArguments, MAX_PIXELS, QUIET } from '../programs/input-arguments.ts';
import { runProgram } from '../programs/run-program.ts';
import { STRIPPED } from './stripped.ts';

const POSTER_LONG_SIDE = 1280;
const POSTER_LIMIT_SECONDS = 60;

/**
 * Writes one picture of the video as JPEG, without metadata: the one at `seconds`, or the first one if the
 * video is shorter.
 */
export async function makePoster(
  input: string,
  output: string,
  seconds: number,
  signal?: AbortSignal,
): Promise<void> {
  const facts = await probe(input, signal);
  const { width, height } = workingSize(facts.displayWidth, facts.displayHeight, POSTER_LONG_SIDE);
  const ffmpeg = await findProgram('ffmpeg');
  // A file that was cut off may have no index to seek with, not even to its beginning.
  for (const start of [['-ss', String(seconds)], []]) {
    const args = [
      ...[...QUIET, '-v', 'error', '-y', '-max_pixels', String(MAX_PIXELS), ...start],
      ...inputArguments(input, facts.inputOptions),
      ...['-map', `0:${facts.videoStream}`, ...STRIPPED],
      ...['-frames:v', '1', '-vf', `scale=${width}:${height},setsar=1`, '-q:v', '4'],
      ...['-f', 'image2', '-update', '1', `file:${output}`],
    ];
    const run = await runProgram(ffmpeg, args, { limitSeconds: POSTER_LIMIT_SECONDS, signal });
    if (run.exitCode === 0 && (await isWritten(output))) return;
  }
  throw new MediaError('unreadable', 'no picture could be decoded');
}

async function isWritten(path: string): Promise<boolean> {
  return stat(path).then(
    (file) => file.size > 0,
    () => false,
  );
}
