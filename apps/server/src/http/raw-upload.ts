import type { FastifyRequest } from 'fastify';

/** A phone may lose its net for a while; an upload that is silent for longer has ended. */
const SILENCE_MS = 60_000;
/** How long the rest of a refused upload is read and thrown away. */
const DRAIN_MS = 10_000;

/** The body of a request as it arrives. */
export interface RawUpload {
  /** Breaks off with an error when the connection does. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length; null when the caller does not say how much is coming. */
  readonly declaredBytes: number | null;
}

/**
 * Hands the body of a request to `take`. When it refuses, the rest is still read for a while: callers read the answer
 * only after they have sent what they had to send, and a connection cut before tells them nothing.
 */
export async function takeUpload<T>(
  { raw, headers }: FastifyRequest,
  take: (upload: RawUpload) => Promise<T>,
): Promise<T> {
  const length = Number(headers['content-length']);
  const declaredBytes = Number.isSafeInteger(length) ? length : null;
  try {
    return await take({ content: contentOf(raw), declaredBytes });
  } catch (error) {
    if (!raw.destroyed) drain(raw);
    throw error;
  }
}

async function* contentOf(raw: FastifyRequest['raw']): AsyncGenerator<Uint8Array> {
  const silence = setTimeout(() => raw.destroy(new Silence('The upload fell silent')), SILENCE_MS);
  // Leaving the loop early would otherwise end the connection, and the answer with it.
  const chunks = raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    for await (const chunk of chunks) {
      silence.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(silence);
  }
}

function drain(raw: FastifyRequest['raw']): void {
  const deadline = setTimeout(() => raw.destroy(), DRAIN_MS).unref();
  raw.once('close', () => {
    clearTimeout(deadline);
  });
  raw.once('error', () => undefined);
  raw.resume();
}

class Silence extends Error {
  override readonly name = 'Silence';
  readonly code = 'ECONNRESET';
}
