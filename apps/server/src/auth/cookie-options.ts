import { comesByHttps } from '../config/comes-by-https.ts';
import type { Config } from '../config/config.ts';

/**
 * Over https, browsers accept a `__Host-` cookie only from this host and for the whole host. With a base path
 * the cookie gets `__Secure-` instead.
 */
export function cookieName(config: Config, name: string): string {
  if (!comesByHttps(config)) return name;
  return config.basePath === '' ? `__Host-${name}` : `__Secure-${name}`;
}

/**
 * Limits cookies to this installation, so that other programs under other paths of the host do not get them.
 */
export const cookieOptions = (config: Config) =>
  ({
    path: config.basePath === '' ? '/' : config.basePath,
    httpOnly: true,
    sameSite: 'lax',
    secure: comesByHttps(config),
  }) as const;
