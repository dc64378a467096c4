import {
  BlobSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { ClipSpan } from './clip-span.ts';
import { encodingOf } from './join-clips.ts';
import { SparseFilm } from './sparse-film.ts';

/** The clips of a file are more than may be kept of it. */
class ClipsTooLarge extends Error {
  override readonly name = 'ClipsTooLarge';
}

/**
 * The shots of a film in one sparse file on the film's own clock, without encoding anything again: each from the key
 * picture before it. Null where the file cannot be read. Sound is left out.
 * @param spans in order of time
 * @throws ClipsTooLarge where they take more than `limitBytes`
 */
export async function cutClips(
  file: Blob,
  spans: readonly ClipSpan[],
  limitBytes: number,
): Promise<Blob | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, MATROSKA, WEBM] });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  const encoding = track && (await encodingOf(track));
  if (!track || !encoding) return null;
  // As the count does it: sound may begin a little before 0 by the way it is packed.
  const zero = Math.max(0, await input.getFirstTimestamp());
  const packets = new EncodedPacketSink(track);
  const film = await SparseFilm.begin(encoding);
  let last: EncodedPacket | null = null;
  let bytes = 0;
  for (const { from, to } of spans) {
    const key: EncodedPacket | null =
      (await packets.getKeyPacket(zero + from)) ?? (await packets.getFirstKeyPacket());
    const isThere: boolean =
      key !== null && last !== null && key.sequenceNumber <= last.sequenceNumber;
    let packet: EncodedPacket | null =
      isThere && last !== null ? await packets.getNextPacket(last) : key;
    const begins = isThere ? -Infinity : (key?.timestamp ?? 0);
    for (
      ;
      packet !== null && packet.timestamp <= zero + to;
      packet = await packets.getNextPacket(packet)
    ) {
      // prettier-ignore
      last = packet;
      // What is shown before its key picture needs pictures that are not there.
      if (packet.timestamp < begins) continue;
      bytes += packet.byteLength;
      if (bytes > limitBytes) throw new ClipsTooLarge('The clips of this film are too large.');
      await film.add(packet, Math.max(0, packet.timestamp - zero));
    }
  }
  input.dispose();
  return last && film.finish();
}
