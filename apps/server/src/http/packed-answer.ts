import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { acceptsGzip } from './accepts-gzip.ts';

const compress = promisify(gzip);

/** A text as its caller takes it. Whoever sends it says in `vary` that there are two forms. */
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

/** A JSON answer in both forms in which it may go out. */
export interface PackedAnswer {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

/** An answer of fewer bytes goes out in one packet as it is. */
const WORTH_PACKING = 1400;

/**
 * Packs the answers of one route, each for its caller alone: a film's shots are 60 kB, a second on a slow network. Only of the
 * caller's own training, see `packAnswer`. The quickest level: the next saves a hundredth of the bytes.
 */
export const packEach: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload;
  void reply.header('vary', 'accept-encoding');
  return packText(request, reply, payload, constants.Z_BEST_SPEED);
};

/**
 * Packs an answer that goes out to many. Only one without secrets: beside text that others choose, the compressed length of a
 * secret tells of it.
 */
export async function packAnswer(answer: unknown): Promise<PackedAnswer> {
  const plain = Buffer.from(JSON.stringify(answer));
  return { plain, gzipped: await compress(plain) };
}

/** Sends an answer in the form that the caller takes: of a large one that many ask for, its bytes are what costs most. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped }: PackedAnswer,
): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!acceptsGzip(request)) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
