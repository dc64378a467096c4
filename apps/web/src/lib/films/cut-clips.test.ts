import { Blob } from 'node:buffer';
import { BlobSource, EncodedPacket, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { expect, test, vi } from 'vitest';
import { cutClips } from './cut-clips.ts';
import { type Encoding, SparseFilm } from './sparse-film.ts';

vi.stubGlobal('Blob', Blob);

const ENCODING: Encoding = {
  codec: 'vp8',
  config: { codec: 'vp8', codedWidth: 64, codedHeight: 36 },
  rotation: 0,
};
const PICTURE_BYTES = 100;

/** Ten frames a second, a key frame every second, no decodable content. */
async function aFilm(seconds: number): Promise<globalThis.Blob> {
  const film = await SparseFilm.begin(ENCODING);
  for (let at = 0; at < 10 * seconds; at++) {
    const type = at % 10 === 0 ? 'key' : 'delta';
    await film.add(new EncodedPacket(new Uint8Array(PICTURE_BYTES), type, at / 10, 0.1), at / 10);
  }
  const file = await film.finish();
  if (file === null) throw new Error('Nothing was written');
  return file;
}

async function momentsOf(film: globalThis.Blob): Promise<readonly number[]> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('It has no pictures');
  const moments: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(track).packets()) moments.push(timestamp);
  return moments;
}

const SPANS = [
  { from: 2.3, to: 3.9 },
  { from: 3.5, to: 5.9 },
  { from: 8, to: 8.9 },
];

// 2.0 to 3.9, 4.0 to 5.9 and 8.0 to 8.9, and the first frame again at 0.
test.each([
  ['all of them', 5000, 3, 8.9],
  ['as many as fit, with shared frames once', 4000, 2, 5.9],
  ['none after one that does not fit', 3999, 1, 3.9],
])('cuts clips: %s', async (_what, limit, spans, last) => {
  const cut = await cutClips(await aFilm(10), SPANS, limit);
  expect(cut?.spans).toBe(spans);
  const moments = await momentsOf(cut?.film ?? new globalThis.Blob());
  expect(moments.slice(0, 3).map((moment) => moment.toFixed(1))).toEqual(['0.0', '2.0', '2.1']);
  expect(moments.at(-1)).toBeCloseTo(last, 3);
});
