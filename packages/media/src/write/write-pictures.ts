import type { Frame } from '@hooplog/vision';
import { MediaError, refuseAborted } from '../media-error.ts';
import { startChild } from '../programs/child.ts';
import { findProgram } from '../programs/find-program.ts';
import { writeFrame } from './write-frame.ts';

export interface WritePicturesOptions {
  /** Pixels, both even; every frame has this size. */
  readonly width: number;
  readonly height: number;
  readonly signal?: AbortSignal;
}

/** ffmpeg's measure of a JPEG: 2 is best, 31 worst. */
const QUALITY = '3';

/**
 * Writes frames as JPEG files. Their names follow `pattern`, which has one `%d` for the number of
 * the frame, counted from 0. The frames' colours are BT.601.
 */
export async function writePictures(
  pattern: string,
  frames: Iterable<Frame>,
  { width, height, signal }: WritePicturesOptions,
): Promise<void> {
  refuseAborted(signal);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`];
  const output = ['-c:v', 'mjpeg', '-q:v', QUALITY, '-f', 'image2', '-start_number', '0'];
  const quiet = ['-hide_banner', '-nostats', '-v', 'error', '-y', '-color_range', 'tv'];
  const child = startChild(
    await findProgram('ffmpeg'),
    [...quiet, ...input, '-i', 'pipe:0', '-pix_fmt', 'yuvj420p', ...output, pattern],
    { input: true, signal },
  );
  const { stdin } = child;
  if (!stdin) throw new MediaError('program_missing', 'ffmpeg has no standard input');
  child.stdout.resume();
  // ffmpeg's own message is more helpful than the broken pipe it leaves.
  stdin.on('error', () => undefined);
  try {
    for (const frame of frames) {
      if (!(await writeFrame(stdin, frame, child.ended))) break;
    }
    stdin.end();
    const end = await child.ended;
    refuseAborted(signal);
    if (end.exitCode !== 0) throw new MediaError('unreadable', end.stderr);
  } finally {
    child.kill();
  }
}
