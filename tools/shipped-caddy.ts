import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../apps/server/src/database/embedded/free-port.ts';

/** The shipped files. */
export const DEPLOY = resolve(import.meta.dirname, '../deploy');
/** Port of each API, as in the Caddyfile. */
export const API_PORT = 3000;

export interface ShippedCaddy {
  /** All its output so far. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Its folder, with the certificate of its authority. */
  readonly home: string;
  readonly stop: () => Promise<void>;
}

/**
 * Debian's Caddy with the shipped file. A mount namespace maps the name `api` to all APIs and keeps the authority's
 * certificate out of the system's store.
 * @param folder for its own files
 * @param apis addresses on which they listen, without the port
 * @param site its site address, as in the Caddyfile
 */
export async function startShippedCaddy(
  folder: string,
  apis: readonly string[],
  site: string,
): Promise<ShippedCaddy> {
  const hosts = join(folder, 'hosts');
  await writeFile(
    hosts,
    ['127.0.0.1 localhost', ...apis.map((address) => `${address} api`)].join('\n'),
  );
  const home = join(folder, 'caddy');
  await mkdir(home);
  const script = `mount --bind ${hosts} /etc/hosts
    mkdir -p /usr/local/share/ca-certificates && mount -t tmpfs none /usr/local/share/ca-certificates && mount -t tmpfs none /etc/ssl
    exec caddy run --config ${DEPLOY}/Caddyfile --adapter caddyfile`;
  const env = {
    ...process.env,
    ...{ XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, SITE_ADDRESS: site },
    // Another one may run on this machine.
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  };
  const caddy = spawn('unshare', ['--mount', 'sh', '-ec', script], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  caddy.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const hasEnded = () => caddy.exitCode !== null;
  return {
    ...{ said: () => said, hasEnded, home },
    stop: async () => {
      if (hasEnded()) return;
      const ended = once(caddy, 'exit');
      caddy.kill('SIGTERM');
      await ended;
    },
  };
}
