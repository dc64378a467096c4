import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Media } from '../services/videos/open-media.ts';

/** Bytes `start` to `end`, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The requested part of a file: all, a range, or a range that does not exist. */
type Wanted = 'all' | 'nothing' | ByteRange;

/** Cached only by the viewer's browser, and revalidated each time so that the session is checked. */
const ASK_AGAIN = 'private, no-cache';

/**
 * Sends a file, or the part that a `Range` header asks for: browsers need parts to seek in a video. Requests
 * for several ranges, which no player makes, get the whole file.
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  media: Media,
  cacheControl: string = ASK_AGAIN,
): Promise<FastifyReply> {
  reply.headers({
    'accept-ranges': 'bytes',
    etag: media.etag,
    'cache-control': cacheControl,
  });
  if (isFresh(request, media)) return reply.code(304).send();

  const wanted = wantedRange(request, media);
  if (wanted === 'nothing') {
    return reply.code(416).header('content-range', `bytes */${media.bytes}`).send();
  }
  reply.type(media.contentType);
  if (wanted === 'all') {
    reply.header('content-length', media.bytes);
    return reply.send(await contentFor(request, media));
  }
  const { start, end } = wanted;
  reply.code(206).headers({
    'content-range': `bytes ${start}-${end}/${media.bytes}`,
    'content-length': end - start + 1,
  });
  return reply.send(await contentFor(request, media, wanted));
}

/** HEAD sends the same headers without content. */
async function contentFor(
  request: FastifyRequest,
  media: Media,
  range?: ByteRange,
): Promise<Readable> {
  return request.method === 'HEAD' ? Readable.from([]) : media.open(range);
}

function isFresh({ headers }: FastifyRequest, { etag }: Media): boolean {
  const known = headers['if-none-match'] ?? '';
  return known.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));
}

function wantedRange({ headers }: FastifyRequest, { bytes, etag }: Media): Wanted {
  const onlyIf = headers['if-range'];
  if (headers.range === undefined || (onlyIf !== undefined && onlyIf !== etag)) return 'all';
  const ranges = parseRange(bytes, headers.range);
  if (ranges === -1) return 'nothing';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'all';
  return ranges[0] ?? 'all';
}
