import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeAsPhone, repeatVideo, writeForCamera } from '@hooplog/media';
import type { PhoneCodec } from '@hooplog/media';
import type { Truth } from '@hooplog/synth';
import { renderedClip } from '../rendered-clip.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/hooplog', import.meta.url));

/** Frame rate of the usual rendered clip. */
const CLIP_FRAMES_PER_SECOND = 30;

/** Makes a file unless an earlier run has; under a temporary name first, so that it is never incomplete. */
async function cached(name: string, make: (path: string) => Promise<void>): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const path = join(CACHE, name);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const part = join(CACHE, `part-${process.pid}-${name}`);
  await make(part);
  await rename(part, path);
  return path;
}

/** A rendered workout as a phone would have filmed it, 1080p at 30 frames/s, in both codecs. */
export async function phoneClips(): Promise<string[]> {
  const { path } = await renderedClip();
  const make = (codec: PhoneCodec): Promise<string> =>
    cached(`phone-${codec}.mp4`, (output) => encodeAsPhone(path, output, codec));
  return [await make('h264'), await make('hevc')];
}

/** A small rendered workout, repeated: shows the effect of length on time and memory. */
export async function longClip(minutes: number): Promise<string> {
  const { path } = await renderedClip();
  return cached(`long-${minutes}min.mp4`, (output) => repeatVideo(path, output, minutes * 60));
}

/**
 * Writes a small rendered workout for a browser whose camera is a file, and returns its truth. At half speed by
 * default, so that no picture is lost even on a busy machine; the count does not depend on speed.
 */
export async function writeCameraClip(path: string, slowdown = 2): Promise<Truth> {
  const { path: clip, truth } = await renderedClip();
  await writeForCamera(clip, path, { framesPerSecond: CLIP_FRAMES_PER_SECOND, slowdown });
  return truth;
}
