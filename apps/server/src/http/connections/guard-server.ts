import type { Server, ServerOptions } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../../config/config.ts';
import { type BodyPatience, limitBodies } from './limit-bodies.ts';
import { limitConnections } from './limit-connections.ts';

/**
 * Time limit for all headers of a request, in milliseconds. Bodies have limits of their own:
 * `limit-bodies.ts`.
 */
const HEAD_TIMEOUT = 20_000;

/** Options of every HTTP server that we create. */
export const SERVER_OPTIONS = {
  headersTimeout: HEAD_TIMEOUT,
  requestTimeout: 0,
  connectionsCheckingInterval: 2000,
} as const satisfies ServerOptions;

function trustedProxies(trustProxy: Config['trustProxy']): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  return (address) => address !== '' && isTrusted(address, 0);
}

/** Keeps clients from tying up the server with idle or very slow connections. */
export function guardServer(
  server: Server,
  { trustProxy, limits }: Pick<Config, 'trustProxy' | 'limits'>,
  patience?: BodyPatience,
): void {
  limitConnections(server, {
    all: limits.connections,
    perNetwork: limits.connectionsPerNetwork,
    isProxy: trustedProxies(trustProxy),
  });
  limitBodies(server, patience);
}
