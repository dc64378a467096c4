import { phrase } from '@hooplog/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from '../auth/same-site.ts';
import { AppError } from '../errors/app-error.ts';
import type { UploadProgress } from '../services/videos/upload-parts.ts';

// The headers of tus 1.0.0, https://tus.io/protocols/resumable-upload: its core, "creation" and "expiration".

const VERSION = '1.0.0';
const PART_TYPE = 'application/offset+octet-stream';

/** Throws if the caller uses another version. */
export function speakTus(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('tus-resumable', VERSION);
  if (header(request, 'tus-resumable') === VERSION) return;
  throw new AppError(
    'unknown_version',
    phrase('This address takes uploads by tus {version}.', { version: VERSION }),
    { headers: { 'tus-version': VERSION } },
  );
}

/** A header that is a count of bytes. */
export function headerNumber(request: FastifyRequest, name: string): number {
  const text = header(request, name) ?? '';
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new AppError('malformed_request', phrase('{name} must be a number of bytes', { name }));
}

/** The offset in the file at which the request's body begins. */
export function partStart(request: FastifyRequest): number {
  if (header(request, 'content-type') === PART_TYPE) return headerNumber(request, 'upload-offset');
  throw new AppError('unsupported_media', phrase('Send {type}', { type: PART_TYPE }));
}

export function sendProgress(
  reply: FastifyReply,
  { offset, length, expiresAt }: UploadProgress,
): FastifyReply {
  return reply
    .headers({
      'upload-offset': offset,
      'upload-length': length,
      'cache-control': 'no-store',
      ...(expiresAt && { 'upload-expires': expiresAt.toUTCString() }),
    })
    .send();
}
