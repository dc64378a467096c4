import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeVideo } from '@hooplog/media';

/** Two seconds of a grey wall: the drill tests that it is processed, not its content. */
export async function smallVideo(dataDir: string): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [160, 120];
  const luma = new Uint8Array(width * height).fill(128);
  const frames = Array.from({ length: 60 }, (_, i) => ({
    seconds: i / 30,
    width,
    height,
    luma,
    chroma: null,
  }));
  const path = join(dataDir, 'drill.mp4');
  await writeVideo(path, frames, { width, height, framesPerSecond: 30 });
  const bytes = new Uint8Array(await readFile(path));
  await rm(path);
  return bytes;
}
