import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ownUrl } from './own-url.ts';

/** For which site passkeys are made: a browser gives them to no other. */
export interface RelyingParty {
  /** Domain. */
  readonly id: string;
  readonly origin: string;
}

/**
 * This site, where it can have passkeys; else null. Browsers want https or localhost, and a name: addresses of numbers have
 * none, and the self-signed certificate of `--lan` counts as no https. Where only providers sign in they decide each time
 * whom they let in, which a passkey would go around.
 */
export function relyingParty(
  { emailCodes, lan, publicUrl }: Pick<Config, 'emailCodes' | 'lan' | 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty | null {
  const address = ownUrl(publicUrl, request);
  if (address === null || !emailCodes || lan) return null;
  // Without a port that browsers do not name.
  const { origin, protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isSafe && isName ? { id: hostname, origin } : null;
}
