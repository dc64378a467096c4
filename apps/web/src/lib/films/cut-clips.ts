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

/** The shots of a film as one file. */
export interface CutClips {
  readonly film: Blob;
  /** How many of the spans it contains, from the first one on. */
  readonly spans: number;
}

/** The packets of a film that a clip needs. */
async function packetsOf(
  packets: EncodedPacketSink,
  { from, to }: ClipSpan,
  last: EncodedPacket | null,
): Promise<readonly EncodedPacket[]> {
  const key = (await packets.getKeyPacket(from)) ?? (await packets.getFirstKeyPacket());
  if (key === null) return [];
  // Clips of consecutive shots share frames.
  const goesOn = last !== null && key.sequenceNumber <= last.sequenceNumber;
  const needed: EncodedPacket[] = [];
  for (
    let packet = goesOn ? await packets.getNextPacket(last) : key;
    packet !== null && packet.timestamp <= to;
    packet = await packets.getNextPacket(packet)
  ) {
    // Frames shown before their key frame depend on frames that are not there.
    if (goesOn || packet.timestamp >= key.timestamp) needed.push(packet);
  }
  return needed;
}

/**
 * The shots of a film in one sparse file on the film's own clock, without re-encoding: each from the key frame before
 * it, as many as fit. Null if the file cannot be read. Sound is left out.
 * @param spans in order of time
 */
export async function cutClips(
  file: Blob,
  spans: readonly ClipSpan[],
  limitBytes: number,
): Promise<CutClips | null> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, MATROSKA, WEBM] });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  const encoding = track && (await encodingOf(track));
  if (!track || !encoding) return null;
  const packets = new EncodedPacketSink(track);
  const film = await SparseFilm.begin(encoding);
  let last: EncodedPacket | null = null;
  let room = limitBytes;
  let fitting = 0;
  for (const { from, to } of spans) {
    const clip = await packetsOf(packets, { from, to }, last);
    room -= clip.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (room < 0) break;
    for (const packet of clip) await film.add(packet, Math.max(0, packet.timestamp));
    last = clip.at(-1) ?? last;
    fitting++;
  }
  input.dispose();
  const cut = await film.finish();
  return cut && { film: cut, spans: fitting };
}
