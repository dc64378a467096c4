import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ownUrl } from './own-url.ts';

/** The site that passkeys belong to: browsers do not offer them to any other. */
export interface RelyingParty {
  /** Domain. */
  readonly id: string;
  readonly origin: string;
}

/**
 * This site as a relying party; null if it cannot have passkeys. Browsers require https or localhost, and a
 * host name, so IP addresses have none; the self-signed certificate of `--lan` does not count as https. With
 * providers only, the provider decides at each sign-in who gets in, which a passkey would bypass.
 */
export function relyingParty(
  { emailCodes, lan, publicUrl }: Pick<Config, 'emailCodes' | 'lan' | 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty | null {
  const address = ownUrl(publicUrl, request);
  if (address === null || !emailCodes || lan) return null;
  // Without the port if it is the default, as browsers write origins.
  const { origin, protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isSafe && isName ? { id: hostname, origin } : null;
}
