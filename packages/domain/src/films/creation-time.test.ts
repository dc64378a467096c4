import { expect, test } from 'vitest';
import { parseCreationDate, readCreationTime } from './creation-time.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const number = (value: number) => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const box = (type: string | Uint8Array, ...content: Uint8Array[]) => {
  const body = join(...content);
  return join(number(8 + body.length), typeof type === 'string' ? ascii(type) : type, body);
};

const secondsOf = (at: string) => (Date.parse(at) - Date.UTC(1904, 0, 1)) / 1000;
const head = (seconds: number) =>
  box('mvhd', number(0), number(seconds), number(seconds), number(600));
const longHead = (seconds: number) =>
  box('mvhd', Uint8Array.of(1, 0, 0, 0), number(0), number(seconds), number(0), number(0));

/** As a phone writes it. @param version bytes before the content in MP4, absent in QuickTime */
const meta = (text: string, version: Uint8Array = new Uint8Array()) => {
  const names = ['com.apple.quicktime.make', 'com.apple.quicktime.creationdate'];
  const keys = box('keys', number(0), number(names.length), ...names.map((name) => box('mdta', ascii(name)))); // prettier-ignore
  const item = box(number(2), box('data', number(1), number(0), ascii(text)));
  return box('meta', version, box('hdlr', number(0)), keys, box('ilst', item));
};

const film = (...movie: Uint8Array[]) =>
  join(box('ftyp', ascii('qt  ')), box('mdat', new Uint8Array(99)), box('moov', ...movie));

const read = (file: Uint8Array) =>
  readCreationTime((start, length) => Promise.resolve(file.subarray(start, start + length)), NOW);

const LATE = '2026-11-20T23:50:12+0100';
const HEAD = secondsOf('2026-11-19T09:00:00Z');

test.each<[what: string, file: Uint8Array, at: string | null, day: string | null]>([
  ['the written date goes first', film(head(HEAD), meta(LATE)), '2026-11-20T22:50:12.000Z', '2026-11-20'], // prettier-ignore
  ['the same in MP4', film(head(HEAD), meta(LATE, number(0))), '2026-11-20T22:50:12.000Z', '2026-11-20'], // prettier-ignore
  ['the same as ffmpeg writes it', film(head(HEAD), box('udta', meta(LATE, number(0)))), '2026-11-20T22:50:12.000Z', '2026-11-20'], // prettier-ignore
  ['only the head', film(head(HEAD)), '2026-11-19T09:00:00.000Z', null],
  ['a head of 64 bits', film(longHead(HEAD)), '2026-11-19T09:00:00.000Z', null],
  ['an invalid date', film(head(HEAD), meta('yesterday')), '2026-11-19T09:00:00.000Z', null],
  ['a future date', film(head(HEAD), meta('2027-01-01T00:00:00Z')), '2026-11-19T09:00:00.000Z', null], // prettier-ignore
  ['a clock that was never set', film(head(0)), null, null],
  ['a clock set by the factory', film(head(secondsOf('2000-01-01T00:00:00Z'))), null, null],
  ['a film without a head', film(), null, null],
  ['no film', ascii('RIFF....AVI LIST'), null, null],
  ['a box that is larger than the file', join(box('ftyp'), number(1), ascii('moov'), number(9)), null, null], // prettier-ignore
  ['nothing', new Uint8Array(), null, null],
])('%s', async (_, file, at, day) => {
  const time = await read(file);
  expect(time?.at.toISOString() ?? null).toBe(at);
  expect(time?.localDay ?? null).toBe(day);
});

test.each<[text: string, at: string | null, day: string | null]>([
  ['2026-11-20T23:50:12+01:00', '2026-11-20T22:50:12.000Z', '2026-11-20'],
  ['2026-11-20T23:50:12-0930', '2026-11-21T09:20:12.000Z', '2026-11-20'],
  ['2028-02-29T12:00:00.5+0000', '2028-02-29T12:00:00.500Z', '2028-02-29'],
  ['2026-11-20T23:50:12Z', '2026-11-20T23:50:12.000Z', null],
  ['2026-02-30T23:50:12Z', null, null],
  ['2026-11-20T25:50:12Z', null, null],
  ['2026-11-20', null, null],
])('the date that a phone writes: %s', (text, at, day) => {
  const time = parseCreationDate(text);
  expect(time?.at.toISOString() ?? null).toBe(at);
  expect(time?.localDay ?? null).toBe(day);
});
