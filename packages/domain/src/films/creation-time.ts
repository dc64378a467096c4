import { type LocalDay, parseLocalDay } from '../days/days.ts';

/** Reads a number of bytes of a file from a position; fewer at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

/** The time when a film was taken, from its file. */
export interface CreationTime {
  readonly at: Date;
  /** The day at the place of filming; null if the file has only the moment. */
  readonly localDay: LocalDay | null;
}

interface Box {
  readonly type: string;
  /** The same four bytes as a number: items are named by the number of their key. */
  readonly number: number;
  /** Of the content. */
  readonly start: number;
  readonly end: number;
}

/** More boxes than any camera writes on one level: a file with more is damaged. */
const MAX_BOXES = 500;
/** Maximum bytes of a list of keys, or of a text: no camera writes as many. */
const MAX_TEXT = 64 * 1024;
const CREATION_DATE = 'com.apple.quicktime.creationdate';
/** Files count seconds from the beginning of 1904. */
const EPOCH_SECONDS = Date.UTC(1904, 0, 1) / 1000;
/** Earlier dates come from a clock that was never set. */
const EARLIEST = new Date('2001-01-01T00:00:00Z');

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The boxes between two positions, by reading only their headers. */
async function* boxesIn(read: ReadBytes, from: number, to: number): AsyncGenerator<Box> {
  let position = from;
  for (let count = 0; count < MAX_BOXES && position + 8 <= to; count += 1) {
    const head = await read(position, 16);
    if (head.length < 8) return;
    const view = viewOf(head);
    const short = view.getUint32(0);
    if (short === 1 && head.length < 16) return;
    // 1 means that the size follows in 64 bits, 0 that the box extends to the end.
    const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? to - position : short;
    const start = position + (short === 1 ? 16 : 8);
    const end = position + size;
    if (end < start) return;
    yield { type: textOf(head.subarray(4, 8)), number: view.getUint32(4), start, end };
    position = end;
  }
}

async function findBox(read: ReadBytes, parent: Box | null, type: string): Promise<Box | null> {
  const { start, end } = parent ?? { start: 0, end: Number.MAX_SAFE_INTEGER };
  for await (const box of boxesIn(read, start, end)) if (box.type === type) return box;
  return null;
}

const content = ({ start, end }: Box, read: ReadBytes) =>
  read(start, Math.min(end - start, MAX_TEXT));

/** The number, from 1, of a key in a list of keys; null if it is not among them. */
function keyNumber(list: Uint8Array, name: string): number | null {
  const view = viewOf(list);
  let position = 8;
  for (let number = 1; position + 8 <= list.length; number += 1) {
    const size = view.getUint32(position);
    if (size < 8) return null;
    if (textOf(list.subarray(position + 8, position + size)) === name) return number;
    position += size;
  }
  return null;
}

/**
 * Phones store metadata in the movie box, ffmpeg in its user data. QuickTime has it in a plain box;
 * in MP4 the same has a version before its content.
 */
async function metadataOf(read: ReadBytes, movie: Box): Promise<Box | null> {
  const ofUser = await findBox(read, movie, 'udta');
  const meta =
    (await findBox(read, movie, 'meta')) ?? (ofUser && (await findBox(read, ofUser, 'meta')));
  if (meta === null) return null;
  const head = await read(meta.start, 8);
  const isPlain = textOf(head.subarray(4, 8)) === 'hdlr';
  return isPlain ? meta : { ...meta, start: meta.start + 4 };
}

/** `2026-11-20T18:05:12+0100`, as phones write it: the moment, and with it the day where it was filmed. */
async function writtenDate(read: ReadBytes, movie: Box): Promise<CreationTime | null> {
  const meta = await metadataOf(read, movie);
  const keys = meta && (await findBox(read, meta, 'keys'));
  const items = meta && (await findBox(read, meta, 'ilst'));
  if (keys === null || items === null) return null;
  const number = keyNumber(await content(keys, read), CREATION_DATE);
  if (number === null) return null;
  for await (const item of boxesIn(read, items.start, items.end)) {
    const data = item.number === number ? await findBox(read, item, 'data') : null;
    // The text follows its kind and its language.
    if (data !== null) return parseCreationDate(textOf((await content(data, read)).subarray(8)));
  }
  return null;
}

/** A text with its offset from UTC; null for anything else. */
export function parseCreationDate(text: string): CreationTime | null {
  const [, day, time, offset] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})$/.exec(text.trim()) ??
    [];
  const localDay = parseLocalDay(day ?? '');
  if (localDay === null || time === undefined || offset === undefined) return null;
  const colon = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const at = new Date(`${localDay}T${time}${colon}`);
  if (Number.isNaN(at.getTime())) return null;
  // A UTC offset of zero may be the local clock, or none at all.
  return { at, localDay: offset === 'Z' ? null : localDay };
}

/** The moment in the film's header, in UTC. */
async function headTime(read: ReadBytes, movie: Box): Promise<CreationTime | null> {
  const head = await findBox(read, movie, 'mvhd');
  const bytes = head && (await read(head.start, 12));
  if (bytes === null || bytes.length < 12) return null;
  const view = viewOf(bytes);
  const seconds = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
  return { at: new Date((EPOCH_SECONDS + seconds) * 1000), localDay: null };
}

/**
 * The time when a film (MP4, MOV, 3GP) was taken: the phone's text with an offset takes precedence over the
 * moment in the header. Null if there is none, or only impossible ones. Reads only headers of boxes, however
 * long the film.
 */
export async function readCreationTime(read: ReadBytes, now: Date): Promise<CreationTime | null> {
  const movie = await findBox(read, null, 'moov');
  if (movie === null) return null;
  const found = [await writtenDate(read, movie), await headTime(read, movie)];
  return found.find((time) => time !== null && isBelievable(time.at, now)) ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a film can have been taken at that time. */
export const isBelievable = (at: Date, now: Date): boolean =>
  at >= EARLIEST && at.getTime() <= now.getTime() + DAY_MS;
