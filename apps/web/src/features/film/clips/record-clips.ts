import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  getFirstEncodableVideoCodec,
  MediaStreamVideoTrackSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
  Quality,
  type VideoCodec,
} from 'mediabunny';
import { PacketBuffer } from './packet-buffer.ts';

/** The codecs that browsers play, most widely supported first. */
const CODECS: VideoCodec[] = ['avc', 'vp9', 'av1'];
/** Pixels of the long side: enough to see a ball at the rim, at about 350 kB for five seconds. */
const LONG_SIDE = 640;
const BITS_PER_SECOND = 600_000;
const KEY_FRAME_SECONDS = 1;
/** Seconds: from before the release of a long shot until its call has settled, with a margin. */
const BUFFERED_SECONDS = 30;

/** A time span of the film, Unix seconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A playable file with the times of its first and last frame, Unix seconds. */
export interface CutClip extends Span {
  readonly file: Blob;
}

interface PendingClip extends Span {
  readonly onCut: (clip: CutClip | null) => void;
}

/** Encodes the camera's video, buffers the last half minute of it, and cuts clips out. */
export class ClipRecorder {
  readonly #packets = new PacketBuffer<EncodedPacket>(BUFFERED_SECONDS);
  readonly #output: Output;
  readonly #codec: VideoCodec;
  #meta: EncodedVideoChunkMetadata | null = null;
  #wanted: readonly PendingClip[] = [];

  /** Null if this browser cannot encode. */
  static async start(track: MediaStreamTrack, onFailed: () => void): Promise<ClipRecorder | null> {
    const { width = 1280, height = 720 } = track.getSettings();
    const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
    const even = (length: number) => 2 * Math.round((scale * length) / 2);
    const size = { width: even(width), height: even(height) };
    const quality = new Quality({ bitrate: BITS_PER_SECOND });
    const codec = await getFirstEncodableVideoCodec(CODECS, { ...size, quality });
    if (codec === null) return null;
    const recorder = new ClipRecorder(codec, track, size);
    recorder.#source.errorPromise.catch(onFailed);
    await recorder.#output.start();
    return recorder;
  }

  readonly #source: MediaStreamVideoTrackSource;

  private constructor(
    codec: VideoCodec,
    track: MediaStreamTrack,
    size: { readonly width: number; readonly height: number },
  ) {
    this.#codec = codec;
    this.#source = new MediaStreamVideoTrackSource(
      track as MediaStreamVideoTrack,
      {
        codec,
        quality: new Quality({ bitrate: BITS_PER_SECOND }),
        keyFrameInterval: KEY_FRAME_SECONDS,
        transform: size,
        // If the phone is turned, the clip keeps its size and the picture gets bars.
        sizeChangeBehavior: 'contain',
        onEncodedPacket: (packet, meta) => {
          this.#take(packet, meta);
        },
      },
      // Unix timestamps, to be comparable with the count's clock.
      {
        timestampBase: 'unix',
        ...('MediaStreamTrackProcessor' in globalThis && { frameRate: null }),
      },
    );
    this.#output = new Output({
      format: new Mp4OutputFormat({ fastStart: 'fragmented' }),
      // The film as a whole is not stored.
      target: new NullTarget(),
    });
    this.#output.addVideoTrack(this.#source, { isRelativeToUnixEpoch: true });
  }

  /** Cuts a clip as soon as all of it is buffered. */
  cut(span: Span, onCut: (clip: CutClip | null) => void): void {
    this.#wanted = [...this.#wanted, { ...span, onCut }];
    this.#cutDue(this.#packets.until);
  }

  pause(): void {
    this.#source.pause();
  }

  resume(): void {
    this.#source.resume();
  }

  /** Cuts the pending clips as far as they are buffered, and stops. */
  async stop(): Promise<void> {
    await this.#output.cancel();
    this.#cutDue(Infinity);
  }

  #take(packet: EncodedPacket, meta: EncodedVideoChunkMetadata | undefined): void {
    if (meta?.decoderConfig !== undefined) this.#meta = meta;
    this.#packets.add(packet);
    this.#cutDue(packet.timestamp);
  }

  #cutDue(until: number): void {
    const due = this.#wanted.filter(({ to }) => to <= until);
    this.#wanted = this.#wanted.filter(({ to }) => to > until);
    for (const wanted of due) {
      void this.#write(this.#packets.between(wanted.from, wanted.to)).then(wanted.onCut, () => {
        wanted.onCut(null);
      });
    }
  }

  async #write(packets: readonly EncodedPacket[]): Promise<CutClip | null> {
    const [first] = packets;
    const last = packets.at(-1);
    if (first === undefined || last === undefined || this.#meta === null) return null;
    const source = new EncodedVideoPacketSource(this.#codec);
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
    output.addVideoTrack(source);
    await output.start();
    for (const packet of packets) {
      const timestamp = packet.timestamp - first.timestamp;
      await source.add(packet.clone({ timestamp }), this.#meta);
    }
    await output.finalize();
    if (target.buffer === null) return null;
    const file = new Blob([target.buffer], { type: 'video/mp4' });
    return { file, from: first.timestamp, to: last.timestamp };
  }
}
