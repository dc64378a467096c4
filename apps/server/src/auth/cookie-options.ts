import { comesByHttps } from '../config/comes-by-https.ts';
import type { Config } from '../config/config.ts';

/**
 * By https, browsers take `__Host-` cookies from this very host only, and of the whole host only; under a path
 * `__Secure-` is what they have instead.
 */
export function cookieName(config: Config, name: string): string {
  if (!comesByHttps(config)) return name;
  return config.basePath === '' ? `__Host-${name}` : `__Secure-${name}`;
}

/** Sent to this installation alone, not to what else the host has under other paths. */
export const cookieOptions = (config: Config) =>
  ({
    path: config.basePath === '' ? '/' : config.basePath,
    httpOnly: true,
    sameSite: 'lax',
    secure: comesByHttps(config),
  }) as const;
