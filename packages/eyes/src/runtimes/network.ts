/** A network's output for one input: `channels` maps of `height` by `width` cells, one after the other. */
export interface Maps {
  readonly data: Float32Array;
  readonly channels: number;
  readonly height: number;
  readonly width: number;
}

/** The weights loaded in a runtime. One run at a time. */
export interface Network {
  /**
   * @param input red, green and blue planes of `height` by `width`, 0..1. May be overwritten after the answer.
   * @param height network px, a multiple of 32
   * @param width network px, a multiple of 32
   */
  run(input: Float32Array, height: number, width: number): Promise<Maps>;
  /** Frees the runtime's memory. No run may follow. */
  close(): Promise<void>;
}
