/** What the buffer needs to know of an encoded picture. */
export interface BufferedPacket {
  readonly type: 'key' | 'delta';
  /** Seconds of any steady clock. */
  readonly timestamp: number;
}

/**
 * The last seconds of what a camera saw, encoded: memory stays the same however long the film is.
 * @param keptSeconds how far back a clip can reach
 */
export class PacketBuffer<Packet extends BufferedPacket> {
  #packets: readonly Packet[] = [];
  readonly #keptSeconds: number;

  constructor(keptSeconds: number) {
    this.#keptSeconds = keptSeconds;
  }

  /** Packets come in order of time. */
  add(packet: Packet): void {
    this.#packets = [...this.#packets, packet];
    // Only a key picture can begin something that plays: what is given up ends right before one.
    if (packet.type === 'key') this.#forgetBefore(packet.timestamp - this.#keptSeconds);
  }

  /** The moment up to which everything is here; -Infinity before the first packet. */
  get until(): number {
    return this.#packets.at(-1)?.timestamp ?? -Infinity;
  }

  /** What plays from `from`, or from the key picture before it, until `to`; empty where nothing is left of it. */
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

  #forgetBefore(seconds: number): void {
    const first = this.#lastKeyUntil(seconds);
    if (first > 0) this.#packets = this.#packets.slice(first);
  }
}
