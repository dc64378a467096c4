import type { Edit, Movie, PictureTrack } from './read-movie.ts';

/** Four hours at 240 pictures a second, three times over: an index that claims more is rejected. */
const MAX_PICTURES = 10_000_000;
/** An edit may end a little before its track does: clocks of movie and track differ. Seconds. */
const EDIT_SLACK = 0.5;

/** When a film claims to show its pictures. Seconds from the beginning of the movie. */
export interface Presentation {
  /** In order of time. */
  readonly pictures: Float64Array;
  /** When the last picture stops being shown. */
  readonly end: number;
  /** False if players treat its edits differently, so that only a re-encoded film shows them reliably. */
  readonly isPlain: boolean;
}

/** More than any editor writes. */
const MAX_EDITS = 1000;

/** Whether an edit changes the speed: slow motion, which the reader shows at the speed it was filmed in. */
export const changesPace = ({ tracks }: Movie): boolean =>
  tracks.some(({ edits }) => edits.some(({ from, rate }) => from !== null && rate !== 1));

/** Null if the index does not list the pictures, as in fragmented files. */
export function presentationOf(track: PictureTrack, movie: Movie): Presentation | null {
  const media = mediaTimes(track);
  if (movie.isFragmented || media === null) return null;
  const edits = changesPace(movie) ? [] : track.edits.slice(0, MAX_EDITS);
  const shown = edits.length === 0 ? media : edited(media, edits);
  if (shown.pictures.length === 0) return null;
  return { ...shown, isPlain: isPlain(track, media.end) };
}

interface Times {
  readonly pictures: Float64Array;
  readonly end: number;
}

/** Pictures on their track's own clock. */
function mediaTimes({ durations, offsets, ticksPerSecond }: PictureTrack): Times | null {
  const count = durations.reduce((sum, run) => sum + run.count, 0);
  if (count === 0 || count > MAX_PICTURES || ticksPerSecond === 0) return null;
  const pictures = new Float64Array(count);
  let decoded = 0;
  let at = 0;
  for (const run of durations) {
    for (let i = 0; i < run.count; i++, decoded += run.ticks) pictures[at++] = decoded;
  }
  addOffsets(pictures, offsets);
  let last = 0;
  for (const ticks of pictures) last = Math.max(last, ticks);
  // The last picture in decoding order need not be the last shown; both last equally long.
  const end = last + (durations.at(-1)?.ticks ?? 0);
  pictures.sort();
  return { pictures: pictures.map((ticks) => ticks / ticksPerSecond), end: end / ticksPerSecond };
}

function addOffsets(pictures: Float64Array, offsets: PictureTrack['offsets']): void {
  let at = 0;
  for (const { count, ticks } of offsets) {
    const until = Math.min(pictures.length, at + count);
    for (; at < until; at++) pictures[at] = (pictures[at] ?? 0) + ticks;
  }
}

/** Pictures on the movie's clock: each edit shows a stretch of the track. */
function edited(media: Times, edits: readonly Edit[]): Times {
  const pictures: number[] = [];
  let start = 0;
  let end = 0;
  for (const { seconds, from } of edits) {
    // Length 0 means: to the end.
    const length = seconds === 0 && from !== null ? Infinity : seconds;
    if (from !== null) {
      const shown = media.pictures.filter((at) => at >= from - 1e-6 && at < from + length);
      for (const at of shown) pictures.push(start + at - from);
      end = Math.max(end, start + Math.min(length, media.end - from));
    }
    start += seconds;
    if (pictures.length > MAX_PICTURES) break;
  }
  return { pictures: Float64Array.from(pictures).sort(), end };
}

/** Whether the edits show at most one stretch, at the speed it was filmed in, to the end of the track. */
function isPlain({ edits }: PictureTrack, mediaEnd: number): boolean {
  const shown = edits.flatMap(({ from, ...edit }) => (from === null ? [] : { from, ...edit }));
  if (edits.length === 0) return true;
  const [edit] = shown;
  if (edit === undefined || shown.length > 1 || edit.rate !== 1) return false;
  return edit.seconds === 0 || edit.from + edit.seconds >= mediaEnd - EDIT_SLACK;
}
