import { lanOrigins } from '../lan/addresses.ts';
import type { Config } from './config.ts';

/** Addresses that mean "all of this machine's": nobody can open them. */
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Where browsers find this installation, with its path and no slash at the end; links in mails begin with it. */
export function siteUrl({ publicUrl, lan, host, port }: Config): string {
  if (lan) return lanOrigins(port)[0] ?? `https://localhost:${port}`;
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${name}:${port}`;
}
