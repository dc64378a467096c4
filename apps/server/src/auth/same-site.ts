import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { sentToken } from './sent-token.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What tells where a request comes from. */
export interface RequestSource {
  readonly method: string;
  /** `Host` of the request, or what a trusted proxy says it was. */
  readonly host: string;
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** Of this installation, where it is configured. */
  readonly ownOrigin: string | null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a request may change something. Browsers always send `Origin` with unsafe methods, and
 * `Sec-Fetch-Site` besides where the site is https or localhost; scripts cannot forge either. A caller that
 * sends neither is no browser (curl, an API client), so that nobody's cookies ride along unasked.
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

/** Refuses a changing request that another site's page made a browser send. */
export function refuseOtherSites(request: FastifyRequest, ownOrigin: string | null): void {
  if (request.routeOptions.config.formFromElsewhere === true) return;
  // No browser adds a token by itself, and with one the cookie counts for nothing.
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
