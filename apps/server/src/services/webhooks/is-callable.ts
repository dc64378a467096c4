import { isIP } from 'node:net';
import type { Config } from '../../config/config.ts';
import { isPublicAddress } from '../../push/public-host.ts';

/**
 * Whether an address may be called at all: over https, without credentials, by a name or a public IP address. The addresses of a
 * name are checked when connecting. Where private networks are allowed, so is every http address.
 */
export function isCallable({ webhooksToPrivate }: Pick<Config, 'webhooksToPrivate'>, url: string) {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (webhooksToPrivate) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}
