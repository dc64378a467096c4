import type { FastifyRequest } from 'fastify';

/** The body of a request as it arrives. */
export interface RawUpload {
  /** Throws when the connection breaks. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length; null if the caller does not declare it. */
  readonly declaredBytes: number | null;
}

/**
 * Passes the body of a request to `take`. The rest is still read for a while: clients read the answer only
 * after they have sent everything, and would not get it if the connection were cut earlier.
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

/** Otherwise leaving the loop early would close the connection before the answer is sent. */
const contentOf = (raw: FastifyRequest['raw']) =>
  raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;

/** Discards the rest of the body, for as long as `limit-bodies.ts` allows. */
function drain(raw: FastifyRequest['raw']): void {
  raw.once('error', () => undefined);
  raw.resume();
}
