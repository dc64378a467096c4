import type { FastifyRequest } from 'fastify';

/** The body of a request as it arrives. */
export interface RawUpload {
  /** Breaks off with an error when the connection does. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length; null when the caller does not say how much is coming. */
  readonly declaredBytes: number | null;
}

/**
 * Hands the body of a request to `take`. What that leaves is still read for a while: callers read the answer only after they
 * have sent what they had to send, and a connection cut before tells them nothing.
 */
export async function takeUpload<T>(
  { raw, headers }: FastifyRequest,
  take: (upload: RawUpload) => Promise<T>,
): Promise<T> {
  const length = Number(headers['content-length']);
  const declaredBytes = Number.isSafeInteger(length) ? length : null;
  try {
    return await take({ content: contentOf(raw), declaredBytes });
  } finally {
    if (!raw.destroyed) drain(raw);
  }
}

/** Leaving the loop early would otherwise end the connection, and the answer with it. */
const contentOf = (raw: FastifyRequest['raw']) =>
  raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;

/** For as long as `limit-bodies.ts` allows. */
function drain(raw: FastifyRequest['raw']): void {
  raw.once('error', () => undefined);
  raw.resume();
}
