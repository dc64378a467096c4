import { chooseFilm, presentationOf, readMovie } from '@hooplog/media/container';
import type { Movie, Presentation } from '@hooplog/media/container';
import type { InputVideoTrack } from 'mediabunny';
import { BlobSource, Input, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';
import { DeviceCountError } from '../protocol.ts';

/**
 * If a film begins later than this, players differ in how they show it; the server makes a copy that all show alike.
 * Seconds.
 */
const MAX_START = 0.25;

/** An opened file and its metadata. */
export interface OpenedFilm {
  readonly track: InputVideoTrack;
  readonly framesPerSecond: number;
  readonly durationSeconds: number;
  /** Start times of its frames, in order; null if the file does not list them. Seconds. */
  readonly pictures: Float64Array | null;
}

const cannotDecode = (message: string) => new DeviceCountError('cannot_decode', message);

/** Opens a file by the server's rules. Throws a `DeviceCountError` for one that only the server can read. */
export async function openFilm(file: Blob): Promise<OpenedFilm> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, MATROSKA, WEBM] });
  const movie = await indexOf(file);
  const track = await filmTrack(input, movie).catch(() => null);
  if (!track || !(await track.canDecode())) {
    throw cannotDecode('This browser cannot play this video.');
  }
  const presentation = movie && plainPresentation(track, movie);
  if (presentation !== null && (await input.getFirstTimestamp()) > MAX_START) {
    throw cannotDecode('The film begins late.');
  }
  const { averagePacketRate } = await track.computePacketStats();
  const pictures = presentation?.pictures ?? null;
  const first = pictures?.[0] ?? 0;
  const last = pictures?.at(-1) ?? 0;
  return {
    track,
    framesPerSecond: pictures && last > first ? (pictures.length - 1) / (last - first) : averagePacketRate, // prettier-ignore
    durationSeconds: presentation?.end ?? (await claimedSeconds(input)),
    pictures,
  };
}

/** Null if the file is no MP4, or its index cannot be read. */
async function indexOf(file: Blob): Promise<Movie | null> {
  const read = async (offset: number, length: number) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
  return readMovie({ size: file.size, read });
}

async function filmTrack(input: Input, movie: Movie | null): Promise<InputVideoTrack | null> {
  const candidates = (movie?.tracks ?? []).flatMap((track) => {
    const presentation = movie && presentationOf(track, movie);
    if (!presentation) return [];
    const { end: seconds, pictures } = presentation;
    const { id, isEnabled: isDefault, pixels } = track;
    return { id, isDefault, seconds, pictures: pictures.length, pixels };
  });
  const film = chooseFilm(candidates);
  const tracks = film === null ? [] : await input.getVideoTracks();
  return tracks.find(({ id }) => id === film?.id) ?? (await input.getPrimaryVideoTrack());
}

/** Throws for a film that browsers do not play as the file says: the server makes one that they play. */
function plainPresentation({ id }: InputVideoTrack, movie: Movie): Presentation | null {
  const track = movie.tracks.find((listed) => listed.id === id);
  if (track === undefined) return null;
  if (track.sampleDescriptions > 1) throw cannotDecode('Films were joined in this one.');
  const others = movie.tracks.filter(({ isEnabled }) => isEnabled);
  if (others.some((shown) => shown !== track)) throw cannotDecode('Several films are in this one.');
  const presentation = presentationOf(track, movie);
  if (presentation?.isPlain === false) throw cannotDecode('The film was cut or slowed down.');
  return presentation;
}

/** A truncated film has fewer frames than its header says. */
async function claimedSeconds(input: Input): Promise<number> {
  const claimed = await input.getDurationFromMetadata().catch(() => null);
  return Math.max(claimed ?? 0, await input.computeDuration());
}
