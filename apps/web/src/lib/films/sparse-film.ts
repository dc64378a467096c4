import {
  BufferTarget,
  type EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';

/** How the frames of a film are encoded, and how to turn them upright. */
export interface Encoding {
  readonly codec: VideoCodec;
  readonly config: VideoDecoderConfig;
  readonly rotation: 0 | 90 | 180 | 270;
}

/** A film of which only parts exist, each at its own seconds: the last frame of a part stays until the next one. */
export class SparseFilm {
  readonly #output: Output<Mp4OutputFormat, BufferTarget>;
  readonly #source: EncodedVideoPacketSource;
  readonly #config: VideoDecoderConfig;
  #isEmpty = true;

  private constructor({ codec, config, rotation }: Encoding) {
    const format = new Mp4OutputFormat({ fastStart: 'in-memory' });
    this.#output = new Output({ format, target: new BufferTarget() });
    this.#source = new EncodedVideoPacketSource(codec);
    this.#config = config;
    this.#output.addVideoTrack(this.#source, { rotation });
  }

  static async begin(encoding: Encoding): Promise<SparseFilm> {
    const film = new SparseFilm(encoding);
    await film.#output.start();
    return film;
  }

  /** Packets come in decoding order; the first is a key frame. `timestamp`: seconds of the film. */
  async add(packet: EncodedPacket, timestamp: number): Promise<void> {
    const meta = { decoderConfig: this.#config };
    // The film must begin at 0: programs that copy it would otherwise begin with its first frame and shift its clock.
    if (this.#isEmpty && timestamp > 0)
      await this.#source.add(packet.clone({ timestamp: 0 }), meta);
    this.#isEmpty = false;
    await this.#source.add(packet.clone({ timestamp }), meta);
  }

  async finish(): Promise<Blob | null> {
    await this.#output.finalize();
    const { buffer } = this.#output.target;
    return buffer && new Blob([buffer], { type: 'video/mp4' });
  }
}
