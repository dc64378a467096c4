import { boxesIn, boxIn, readIndex, typeAt } from './boxes.ts';
import type { ByteSource } from './byte-source.ts';

/** One line of an edit list: a stretch of the movie, and the part of the track it shows. Seconds. */
export interface Edit {
  readonly seconds: number;
  /** Where in the track it begins; null if it shows nothing. */
  readonly from: number | null;
  /** Track seconds per movie second; 1 as it was filmed. */
  readonly rate: number;
}

/** `count` successive pictures with a delay of `ticks`, or a presentation offset of `ticks`. */
interface Run {
  readonly count: number;
  readonly ticks: number;
}

/** A picture track as its index describes it. */
export interface PictureTrack {
  readonly id: number;
  /** Whether players show it by default. */
  readonly isEnabled: boolean;
  /** Pixels of the stored picture. */
  readonly pixels: number;
  /** More than one where clips were joined without re-encoding. */
  readonly sampleDescriptions: number;
  readonly ticksPerSecond: number;
  /** Time from each picture to the next, in decoding order. Empty in fragmented files. */
  readonly durations: readonly Run[];
  /** Delay of each picture from its decoding to its presentation. */
  readonly offsets: readonly Run[];
  readonly edits: readonly Edit[];
}

export interface Movie {
  /** Whether its pictures are listed fragment by fragment instead of in the index. */
  readonly isFragmented: boolean;
  readonly tracks: readonly PictureTrack[];
}

/** The picture tracks from the index of an MP4 or MOV file; null without a readable index. */
export async function readMovie(source: ByteSource): Promise<Movie | null> {
  try {
    const index = await readIndex(source);
    return index === null ? null : movieOf(index);
  } catch (error) {
    // A box that is shorter than its content.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function movieOf(index: DataView): Movie | null {
  const header = boxIn(index, 'mvhd');
  if (header === null) return null;
  const ticksPerSecond = ticksOf(header);
  const tracks = boxesIn(index)
    .filter(({ type }) => type === 'trak')
    .flatMap(({ body }) => trackOf(body, ticksPerSecond) ?? []);
  return { isFragmented: boxIn(index, 'mvex') !== null, tracks };
}

/** Version 1 of a box has times of 64 bits. */
const isLong = (box: DataView): boolean => box.getUint8(0) === 1;
const ticksOf = (header: DataView): number => header.getUint32(isLong(header) ? 20 : 12);

function trackOf(track: DataView, movieTicks: number): PictureTrack | null {
  const header = boxIn(track, 'tkhd');
  const media = boxIn(track, 'mdia');
  if (header === null || media === null) return null;
  const [clock, handler, information] = ['mdhd', 'hdlr', 'minf'].map((type) => boxIn(media, type));
  if (!clock || !handler || !information || typeAt(handler, 8) !== 'vide') return null;
  const table = boxIn(information, 'stbl');
  const descriptions = table && boxIn(table, 'stsd');
  if (!table || !descriptions) return null;
  const ticksPerSecond = ticksOf(clock);
  return {
    id: header.getUint32(isLong(header) ? 20 : 12),
    isEnabled: (header.getUint8(3) & 1) === 1,
    pixels: pixelsOf(descriptions),
    sampleDescriptions: descriptions.getUint32(4),
    ticksPerSecond,
    durations: runsOf(boxIn(table, 'stts'), (box, at) => box.getUint32(at)),
    // Negative ones occur in boxes of either version.
    offsets: runsOf(boxIn(table, 'ctts'), (box, at) => box.getInt32(at)),
    edits: editsOf(track, movieTicks, ticksPerSecond),
  };
}

/** Of the first description: width and height follow 24 bytes that all descriptions share, and their own header. */
function pixelsOf(descriptions: DataView): number {
  return descriptions.byteLength < 44 ? 0 : descriptions.getUint16(40) * descriptions.getUint16(42);
}

function runsOf(box: DataView | null, ticksAt: (box: DataView, at: number) => number): Run[] {
  if (box === null) return [];
  return Array.from({ length: box.getUint32(4) }, (_, line) => ({
    count: box.getUint32(8 + 8 * line),
    ticks: ticksAt(box, 12 + 8 * line),
  }));
}

function editsOf(track: DataView, movieTicks: number, trackTicks: number): Edit[] {
  const edits = boxIn(track, 'edts');
  const list = edits && boxIn(edits, 'elst');
  if (!list) return [];
  const isLongList = isLong(list);
  const lineBytes = isLongList ? 20 : 12;
  return Array.from({ length: list.getUint32(4) }, (_, line) => {
    const at = 8 + lineBytes * line;
    const ticks = isLongList ? Number(list.getBigUint64(at)) : list.getUint32(at);
    const from = isLongList ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    return {
      seconds: ticks / movieTicks,
      from: from < 0 ? null : from / trackTicks,
      rate: list.getInt32(at + lineBytes - 4) / 65_536,
    };
  });
}
