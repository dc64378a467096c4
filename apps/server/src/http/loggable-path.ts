import { SECRET_PAGES } from '@hooplog/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Parameters of the path that logs must not hold. */
    secretParams?: readonly string[];
  }
}

/** Patterns of addresses that hold a secret, in parts; `isSecret` says of each part. */
interface SecretPattern {
  readonly parts: readonly string[];
  readonly isSecret: (part: string) => boolean;
}

const patternOf = (path: string, secrets: readonly string[]): SecretPattern => ({
  parts: path.split('/'),
  isSecret: (part) => part.startsWith(':') && secrets.includes(part.slice(1)),
});

/** Queries stay out: they carry tokens and searches. */
const partsOf = ({ url }: FastifyRequest) => (url.split('?', 1)[0] ?? '').split('/');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path up to its last secret, when it is one of the pattern's; what comes behind may be anything. */
function hide(given: readonly string[], { parts, isSecret }: SecretPattern): string[] | null {
  const last = parts.findLastIndex(isSecret);
  const isOne = parts
    .slice(0, last + 1)
    .every((part, index) => part.startsWith(':') || part === decoded(given[index] ?? ''));
  if (!isOne || given.length <= last) return null;
  return given.map((part, index) => (isSecret(parts[index] ?? '') ? (parts[index] ?? '') : part));
}

/**
 * A function that tells the path of a request as logs may have it: secrets stand in it by their names. Addresses that no
 * call answers may hold one as well, of a page, or of a call that takes another method: they are compared with every
 * call that is registered from now on.
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
