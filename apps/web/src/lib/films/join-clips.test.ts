import { expect, test } from 'vitest';
import type { StoredClip } from './film-database.ts';
import { clipsWithin } from './join-clips.ts';

const clip = (bytes: number): StoredClip => ({
  filmId: 'a',
  key: String(bytes),
  startSeconds: 0,
  endSeconds: 5,
  file: new Blob([new Uint8Array(bytes)]),
});

test.each([
  ['all that fit', [100, 100, 50], 250, 3],
  ['none after the first that does not fit', [100, 200, 50], 250, 1],
  ['none if not even the first fits', [300, 50], 250, 0],
  ['nothing of nothing', [], 250, 0],
])('%s', (_what, sizes, limit, fitting) => {
  const clips = sizes.map(clip);
  expect(clipsWithin(clips, limit)).toEqual(clips.slice(0, fitting));
});
