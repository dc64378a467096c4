import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sentToken } from './sent-token.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request that show where it comes from. */
export interface RequestSource {
  readonly method: string;
  /** `Host` of the request, or the one that a trusted proxy reports. */
  readonly host: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** Origin of this installation, if configured. */
  readonly ownOrigin: string | null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a request may change something. Browsers always send `Origin` with unsafe methods, and
 * `Sec-Fetch-Site` too if the site is https or localhost; scripts cannot forge either. A caller that sends
 * neither is not a browser (curl, an API client), so it sends no cookies without its user's knowledge.
 */
export function isOwnRequest(source: RequestSource): boolean {
  if (SAFE_METHODS.has(source.method)) return true;
  if (source.secFetchSite !== undefined) {
    return source.secFetchSite === 'same-origin' || source.secFetchSite === 'none';
  }
  if (source.origin === undefined) return true;
  return source.origin === source.ownOrigin || hostOf(source.origin) === source.host;
}

export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Refuses a changing request that a page of another site made the browser send. */
export function refuseOtherSites(request: FastifyRequest, ownOrigin: string | null): void {
  if (request.routeOptions.config.formFromElsewhere === true) return;
  // Browsers never add a token by themselves, and a request with a token ignores the cookie.
  if (sentToken(request) !== null) return;
  const own = isOwnRequest({
    method: request.method,
    host: request.host,
    origin: header(request, 'origin'),
    secFetchSite: header(request, 'sec-fetch-site'),
    ownOrigin,
  });
  if (!own) throw new AppError('cross_site', phrase('This request came from another site'));
}
