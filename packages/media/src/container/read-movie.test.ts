import { expect, test } from 'vitest';
import { presentationOf } from './presentation.ts';
import { readMovie } from './read-movie.ts';

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: (offset: number, length: number) =>
    Promise.resolve(new Uint8Array(bytes.subarray(offset, offset + length))),
});

function box(type: string, ...inside: readonly Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => bytes.writeUInt32BE(number >>> 0, 4 * at));
  return bytes;
};

/** A film of `pictures`, 30 a second. */
function film(pictures: number): Buffer {
  const table = box(
    'stbl',
    box('stsd', words(0, 1), Buffer.alloc(36, 1)),
    box('stts', words(0, 1, pictures, 100)),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, 3000, 0)),
    box('hdlr', words(0, 0), Buffer.from('vide')),
    box('minf', table),
  );
  const track = box('trak', box('tkhd', words(1, 0, 0, 7)), media);
  return box('moov', box('mvhd', words(0, 0, 0, 1000)), track);
}

test('pictures are listed as the table says', async () => {
  const movie = await readMovie(sourceOf(Buffer.concat([box('free', words(1)), film(90)])));
  const [track] = movie?.tracks ?? [];
  expect(track).toMatchObject({ id: 7, isEnabled: true, sampleDescriptions: 1, edits: [] });
  const presentation = movie && track ? presentationOf(track, movie) : null;
  expect(presentation?.pictures).toHaveLength(90);
  expect(presentation?.end).toBeCloseTo(3);
});

test('a table that claims more pictures than memory holds is rejected', async () => {
  const movie = await readMovie(sourceOf(film(4_000_000_000)));
  const [track] = movie?.tracks ?? [];
  expect(movie && track && presentationOf(track, movie)).toBeNull();
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from('\0\0\0\x18ftypisom'.padEnd(4000, 'x'))],
  ['an index that is cut off', film(90).subarray(0, 80)],
  ['boxes of no length', Buffer.alloc(4000)],
  ['tables that are too short', box('moov', box('mvhd', words(0)))],
  ['lists longer than their box', box('moov', box('mvhd', words(0, 0, 0, 1000)), box('trak', box('tkhd', words(1, 0, 0, 7)), box('edts', box('elst', words(0, 4e9))), box('mdia', box('mdhd', words(0, 0, 0, 1, 0)), box('hdlr', words(0, 0), Buffer.from('vide')), box('minf', box('stbl', box('stsd', words(0, 1)))))))], // prettier-ignore
])('%s is no movie', async (_, bytes) => {
  expect(await readMovie(sourceOf(bytes))).toBeNull();
});
