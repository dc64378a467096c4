/** The incoming stream to be stored: counts its bytes, and knows whether it was the sender that failed. */
export class Sender {
  readonly #content: AsyncIterable<Uint8Array>;
  bytes = 0;
  #failure: { readonly error: unknown } | null = null;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#fromSender()) {
      this.bytes += chunk.byteLength;
      yield chunk;
    }
  }

  /** A separate generator, so that errors of the reader are not taken for the sender's. */
  async *#fromSender(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#content) yield chunk;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }

  throwIfFailed(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}
