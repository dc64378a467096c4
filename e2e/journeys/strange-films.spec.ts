import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyseClip, renderedClip } from '@hooplog/eval';
import { makeClipFolder } from '@hooplog/media/testing';
import { type IndexPatch, patchIndex } from '@hooplog/media/testing/patch-index';
import { openCountPage } from '../bench/count-page.ts';
import { expect, test } from '../harness/test.ts';

/** What a browser made of a film; the reason why it made nothing. */
type Read =
  | string
  | {
      readonly outcomes: readonly string[];
      readonly rimSeconds: readonly number[];
      readonly durationSeconds: number;
      readonly warnings: readonly string[];
    };

/** Of films as phones, editors and recorders write them: read alike here and on the server … */
const ALIKE: readonly IndexPatch[] = [
  {},
  { brand: '3gp4' },
  { lastPicture: 7 },
  { claimedLength: 1 / 30 },
];
/** … or left to the server. */
const LEFT_TO_SERVER: readonly IndexPatch[] = [
  { edits: [{ seconds: 2, from: 0 }, { seconds: 2, from: 4 }] }, // prettier-ignore
  { edits: [{ seconds: 2, from: 0 }, { seconds: 8, from: 2, rate: 0.25 }, { seconds: 9, from: 4 }] }, // prettier-ignore
  { edits: [{ seconds: 2, from: null }, { seconds: 60, from: 0 }] }, // prettier-ignore
  { describesTwice: true },
];

test('a strange film is counted as the server counts it, or left to it, and damage is told', async ({
  page,
}) => {
  const clips = await makeClipFolder();
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-strange-'));
  // Its index moves to the end, where it can grow; without sound, which would begin the film where pictures are late.
  const path = await clips.draw('film.mp4', `-i ${(await renderedClip()).path} -an -c copy`);
  const film = await readFile(path);
  const damaged = Buffer.from(film);
  const start = damaged.indexOf('mdat') + 4;
  const size = damaged.readUInt32BE(start - 8);
  damaged.fill(0, start + Math.round(0.4 * size), start + Math.round(0.45 * size));
  const films = [...[...ALIKE, ...LEFT_TO_SERVER].map((patch) => patchIndex(film, patch)), damaged];
  const paths = films.map((_, index) => join(folder, `${index}.mp4`));
  for (const [index, bytes] of films.entries()) await writeFile(paths[index] ?? '', bytes);
  const counting = await openCountPage(paths);
  await page.goto(counting.address);
  const read = (index: number, isOnlyHere = false) =>
    page.evaluate<Read>(`readFilm('/film/${index}', ${isOnlyHere})`);

  const { shots } = await analyseClip(path, null);
  for (const [index, patch] of ALIKE.entries()) {
    const found = await read(index);
    expect(found, JSON.stringify(patch)).toMatchObject({
      outcomes: shots.map(({ outcome }) => outcome),
      rimSeconds: shots.map(({ rimSeconds }) => expect.closeTo(rimSeconds, 1) as unknown),
      warnings: expect.not.arrayContaining([expect.stringContaining('film_')]) as unknown,
    });
  }
  for (const [index, patch] of LEFT_TO_SERVER.entries()) {
    expect(await read(ALIKE.length + index), JSON.stringify(patch)).toBe('cannot_decode');
  }
  expect(await read(films.length - 1)).toBe('cannot_decode');
  // Where no server can have it, what can be read is counted, and what cannot is told.
  expect(await read(films.length - 1, true)).toMatchObject({
    warnings: expect.arrayContaining([expect.stringContaining('film_')]) as unknown,
  });
  await counting.close();
  await rm(folder, { recursive: true });
  await clips.remove();
});
