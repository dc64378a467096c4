import { BlobSource, EncodedPacketSink, Input, type InputVideoTrack, MP4 } from 'mediabunny';
import type { StoredClip } from './film-database.ts';
import { type Encoding, SparseFilm } from './sparse-film.ts';

/** Clips of consecutive shots share frames; two frames closer than this are the same one. Seconds. */
const SAME_PICTURE = 0.002;

interface Joined {
  readonly kind: string;
  readonly film: SparseFilm;
}

/** A clip's encoding in comparable form: one file holds only one. */
function kindOf({ codec, codedWidth, codedHeight, description }: VideoDecoderConfig): string {
  const bytes = description instanceof Uint8Array ? description.join() : '';
  return [codec, codedWidth, codedHeight, bytes].join('|');
}

/** How a track is encoded; null if unknown. */
export async function encodingOf(track: InputVideoTrack): Promise<Encoding | null> {
  const config = await track.getDecoderConfig();
  const codec = await track.getCodec();
  return config && codec && { codec, config, rotation: await track.getRotation() };
}

/** Adds the frames of a clip that are still missing; returns the time up to which the file then reaches. */
async function add(
  film: SparseFilm,
  track: InputVideoTrack,
  startSeconds: number,
  until: number,
): Promise<number> {
  let last = until;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = packet.timestamp + startSeconds;
    if (timestamp <= last + SAME_PICTURE) continue;
    await film.add(packet, timestamp);
    last = timestamp;
  }
  return last;
}

/** The clips, from the first one on, that together have at most `limitBytes`. */
export function clipsWithin(
  clips: readonly StoredClip[],
  limitBytes: number,
): readonly StoredClip[] {
  let room = limitBytes;
  const over = clips.findIndex(({ file }) => (room -= file.size) < 0);
  return over < 0 ? clips : clips.slice(0, over);
}

/**
 * One film of the clips of its shots, each at its own seconds of the film. Null if there are none.
 * @param clips in order of time; those encoded differently from the first one are left out
 */
export async function joinClips(clips: readonly StoredClip[]): Promise<Blob | null> {
  let joined: Joined | null = null;
  let until = -Infinity;
  for (const { file, startSeconds } of clips) {
    const input = new Input({ formats: [MP4], source: new BlobSource(file) });
    const track = await input.getPrimaryVideoTrack();
    const encoding = track && (await encodingOf(track));
    if (!track || !encoding) continue;
    const kind = kindOf(encoding.config);
    joined ??= { kind, film: await SparseFilm.begin(encoding) };
    if (kind === joined.kind) {
      until = await add(joined.film, track, Math.max(0, startSeconds), until);
    }
    input.dispose();
  }
  return joined === null ? null : joined.film.finish();
}
