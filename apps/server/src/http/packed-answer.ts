import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { acceptsGzip } from './accepts-gzip.ts';

const compress = promisify(gzip);

/** A text, compressed if the caller accepts gzip. The sender has to set `vary`. */
export async function packText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  level: number = constants.Z_DEFAULT_COMPRESSION,
): Promise<string | Buffer> {
  if (!acceptsGzip(request)) return text;
  void reply.header('content-encoding', 'gzip');
  return compress(text, { level });
}

/** A JSON answer in both encodings. */
export interface PackedAnswer {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** A smaller answer fits one packet uncompressed; in bytes. */
const WORTH_PACKING = 1400;

/**
 * Compresses the answers of one route for each caller: a film's shots are 60 kB, a second on a slow network.
 * Only for the caller's own training, see `packAnswer`. Uses the fastest level: the next one saves only 1 %
 * of the bytes.
 */
export const packEach: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload;
  void reply.header('vary', 'accept-encoding');
  return packText(request, reply, payload, constants.Z_BEST_SPEED);
};

/**
 * Compresses an answer that is sent to many. It must not hold secrets: next to text that others choose, the
 * compressed length leaks them (BREACH).
 */
export async function packAnswer(answer: unknown): Promise<PackedAnswer> {
  const plain = Buffer.from(JSON.stringify(answer));
  return { plain, gzipped: await compress(plain) };
}

/**
 * Sends the encoding that the caller accepts. For a large answer that many request, the bytes are the main
 * cost.
 */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped }: PackedAnswer,
): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!acceptsGzip(request)) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
