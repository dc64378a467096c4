import { SECRET_PAGES } from '@hooplog/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Path parameters that must not be logged. */
    secretParams?: readonly string[];
  }
}

/** A path pattern with secrets, split at slashes; `isSecret` tells which parts are secret. */
interface SecretPattern {
  readonly parts: readonly string[];
  readonly isSecret: (part: string) => boolean;
}

const patternOf = (path: string, secrets: readonly string[]): SecretPattern => ({
  parts: path.split('/'),
  isSecret: (part) => part.startsWith(':') && secrets.includes(part.slice(1)),
});

/** Queries are left out: they carry tokens and searches. */
const partsOf = ({ url }: FastifyRequest) => (url.split('?', 1)[0] ?? '').split('/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The path with its secrets replaced by their names, or null if it does not match the pattern. Anything may
 * follow the last secret.
 */
function hide(given: readonly string[], { parts, isSecret }: SecretPattern): string[] | null {
  const last = parts.findLastIndex(isSecret);
  const isOne = parts
    .slice(0, last + 1)
    .every((part, index) => part.startsWith(':') || part === decoded(given[index] ?? ''));
  if (!isOne || given.length <= last) return null;
  return given.map((part, index) => (isSecret(parts[index] ?? '') ? (parts[index] ?? '') : part));
}

/**
 * Returns a function that gives the path of a request for logs, with parameter names in place of secrets. A
 * path without a route may hold a secret too (a page, or a call with another method), so it is compared with
 * every route that is registered from now on.
 */
export function loggablePaths(app: FastifyInstance): (request: FastifyRequest) => string {
  const patterns = SECRET_PAGES.map((path) => patternOf(path, ['token']));
  app.addHook('onRoute', ({ url, config }) => {
    const secrets = config?.secretParams ?? [];
    if (secrets.length > 0) patterns.push(patternOf(url, secrets));
  });
  return (request) => {
    const parts = partsOf(request);
    const { url, config } = request.routeOptions;
    const own = url !== undefined && config.secretParams !== undefined;
    const asked = own ? [patternOf(url, config.secretParams ?? [])] : patterns;
    for (const pattern of asked) {
      const hidden = hide(parts, pattern);
      if (hidden !== null) return hidden.join('/');
    }
    return parts.join('/');
  };
}
