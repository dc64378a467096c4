import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { AppError, notFound } from '../errors/app-error.ts';

/** Nearly all paths are plain; only paths that match this are decoded. */
const SUSPICIOUS = /[%\\]|\/\/|\/\.{1,2}(?:\/|$)/;
// oxlint-disable-next-line no-control-regex -- no file, page or id has NUL in its name
const FORBIDDEN = /[\\\u0000]|\/\.{1,2}(?:\/|$)/;

/**
 * Whether a path can name a resource. Browsers resolve dot segments themselves, and no address has double
 * slashes.
 */
function canNameSomething(path: string): boolean {
  if (!SUSPICIOUS.test(path)) return true;
  if (path.includes('//')) return false;
  try {
    return !FORBIDDEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** RFC 9112: with two Host headers, a proxy may use the other one. */
const hasTwoHosts = ({ rawHeaders }: FastifyRequest['raw']) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Refuses malformed requests before any route sees them. */
export function refuseMalformed({ raw }: FastifyRequest): void {
  if (hasTwoHosts(raw))
    throw new AppError('malformed_request', phrase('A request has one Host header'));
  const [path = ''] = (raw.url ?? '').split('?', 1);
  if (!canNameSomething(path)) throw notFound(phrase('Page not found'));
}
