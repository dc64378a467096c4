import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { header } from '../auth/same-site.ts';
import { AppError } from '../errors/app-error.ts';

const MAX_LENGTH = 200;

/** The caller's Idempotency-Key, which identifies a repeated save; null if there is none. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = header(request, 'idempotency-key');
  if (key === undefined || key === '') return null;
  if (key.length > MAX_LENGTH) {
    throw new AppError(
      'malformed_request',
      phrase('Idempotency-Key can have at most {max} characters', { max: MAX_LENGTH }),
    );
  }
  return key;
}
