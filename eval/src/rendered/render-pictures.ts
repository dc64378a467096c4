import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePictures } from '@hooplog/media';
import { type PictureTopic, renderPicture } from '@hooplog/synth';
import type { Frame } from '@hooplog/vision';
import { labelFile, type PictureEntry, pictureEntry } from './picture-labels.ts';

interface RenderPicturesOptions {
  /** Each picture has its own seed, from this one on. */
  readonly firstSeed: number;
  readonly count: number;
  readonly topic: PictureTopic;
  readonly signal?: AbortSignal;
}

/** ffmpeg takes pictures of one size at a time: this many of all sizes wait in memory, about 80 MB. */
const BATCH = 250;

/** A rendered frame and the file that it goes to. */
interface Waiting {
  readonly frame: Frame;
  readonly file: string;
}

/**
 * Renders training pictures to `folder/pictures/<seed>.jpg` and writes `folder/labels.json`.
 * `onBatch` gets the number written so far.
 */
export async function renderPictures(
  folder: string,
  { firstSeed, count, topic, signal }: RenderPicturesOptions,
  onBatch: (written: number) => void = () => undefined,
): Promise<readonly PictureEntry[]> {
  const pictures = join(folder, 'pictures');
  await mkdir(pictures, { recursive: true });
  const entries: PictureEntry[] = [];
  while (entries.length < count) {
    const waiting: Waiting[] = [];
    for (const end = Math.min(count, entries.length + BATCH); entries.length < end;) {
      signal?.throwIfAborted();
      const seed = firstSeed + entries.length;
      const file = `${String(seed).padStart(5, '0')}.jpg`;
      const picture = renderPicture(seed, topic);
      waiting.push({ frame: picture.frame, file });
      entries.push(pictureEntry(file, { seed, topic }, picture));
    }
    await writeBatch(pictures, waiting, signal);
    onBatch(entries.length);
  }
  await writeFile(join(folder, 'labels.json'), labelFile(entries));
  return entries;
}

async function writeBatch(
  folder: string,
  waiting: readonly Waiting[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const sizes = Map.groupBy(waiting, ({ frame }) => `${frame.width}x${frame.height}`);
  for (const [size, group] of sizes) {
    const { width = 0, height = 0 } = group[0]?.frame ?? {};
    const frames = group.map(({ frame }) => frame);
    const part = (number: number | string) => join(folder, `part-${size}-${number}.jpg`);
    await writePictures(part('%d'), frames, { width, height, ...(signal ? { signal } : {}) });
    await Promise.all(group.map(({ file }, index) => rename(part(index), join(folder, file))));
  }
}
