import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Frame } from '@hooplog/vision';

const NEUTRAL_CHROMA = 128;

/** Writes the planes of a frame to ffmpeg's input as yuv420p. False when ffmpeg has ended. */
export async function writeFrame(
  stdin: Writable,
  frame: Frame,
  ended: Promise<unknown>,
): Promise<boolean> {
  const quarter = (frame.width / 2) * (frame.height / 2);
  const neutral = (): Uint8Array => new Uint8Array(quarter).fill(NEUTRAL_CHROMA);
  const planes = [frame.luma, frame.chroma?.u ?? neutral(), frame.chroma?.v ?? neutral()];
  for (const plane of planes) {
    if (!stdin.writable) return false;
    if (!stdin.write(plane)) await Promise.race([once(stdin, 'drain'), ended]).catch(() => null);
  }
  return stdin.writable;
}
