import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderPictures } from './render-pictures.ts';

it('writes numbered JPEGs and their labels', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-pictures-'));
  try {
    const entries = await renderPictures(folder, { firstSeed: 40, count: 3, topic: 'hoops' });
    const files = ['00040.jpg', '00041.jpg', '00042.jpg'];
    expect(await readdir(join(folder, 'pictures'))).toEqual(files);
    const labels = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as {
      images: unknown[];
    };
    expect(labels.images).toEqual(entries);
    const jpeg = await readFile(join(folder, 'pictures', '00041.jpg'));
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(entries.map(({ file, feet, boxes }) => [file, feet.length - boxes.length])).toEqual(
      files.map((file) => [file, 0]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
