import { lanOrigins } from '../lan/addresses.ts';
import type { Config } from './config.ts';

/** Addresses that mean "all addresses of this machine": browsers cannot open them. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * The address of this installation for browsers, with its path and without a trailing slash; links in mails
 * begin with it.
 */
export function siteUrl({ publicUrl, lan, host, port }: Config): string {
  if (lan) return lanOrigins(port)[0] ?? `https://localhost:${port}`;
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}
