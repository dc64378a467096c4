import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { freePort } from '../apps/server/src/database/embedded/free-port.ts';

/** The files that are shipped. */
export const DEPLOY = resolve(import.meta.dirname, '../deploy');
/** Of each API: the Caddyfile says so. */
export const API_PORT = 3000;

export interface ShippedCaddy {
  /** Everything it said so far. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Its folder, with the certificate of its authority. */
  readonly home: string;
  readonly stop: () => Promise<void>;
}

/**
 * Debian's Caddy with the file that is shipped. The name `api` stands for all APIs, and the certificate of its authority goes nowhere: both in
 * a view of the files of its own.
 *
 * @param folder for its own files
 * @param apis addresses on which they listen, without the port
 * @param site what it answers to, as the Caddyfile takes it
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
