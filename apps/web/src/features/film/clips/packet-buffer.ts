/** The fields of an encoded frame that the buffer needs. */
export interface BufferedPacket {
  readonly type: 'key' | 'delta';
  /** Seconds of any monotonic clock. */
  readonly timestamp: number;
}

/**
 * Ring buffer of the last seconds of encoded video; memory stays constant however long the film is.
 * @param bufferedSeconds how far back a clip can reach
 */
export class PacketBuffer<Packet extends BufferedPacket> {
  #packets: readonly Packet[] = [];
  readonly #bufferedSeconds: number;

  constructor(bufferedSeconds: number) {
    this.#bufferedSeconds = bufferedSeconds;
  }

  /** Packets must be added in time order. */
  add(packet: Packet): void {
    this.#packets = [...this.#packets, packet];
    // Playback can only start at a key frame, so the buffer is trimmed up to one.
    if (packet.type === 'key') this.#dropBefore(packet.timestamp - this.#bufferedSeconds);
  }

  /** Timestamp of the newest packet; -Infinity before the first one. */
  get until(): number {
    return this.#packets.at(-1)?.timestamp ?? -Infinity;
  }

  /** The packets from the key frame at or before `from` to `to`; empty if they are no longer buffered. */
  between(from: number, to: number): readonly Packet[] {
    const first = Math.max(0, this.#lastKeyUntil(from));
    const part = this.#packets.slice(first).filter(({ timestamp }) => timestamp <= to);
    return part.at(0)?.type === 'key' ? part : [];
  }

  #lastKeyUntil(seconds: number): number {
    return this.#packets.findLastIndex(
      ({ type, timestamp }) => type === 'key' && timestamp <= seconds,
    );
  }

  #dropBefore(seconds: number): void {
    const first = this.#lastKeyUntil(seconds);
    if (first > 0) this.#packets = this.#packets.slice(first);
  }
}
