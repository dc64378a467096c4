import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/database/embedded/free-port.ts';
import { API_PORT, startShippedCaddy } from '../shipped-caddy.ts';
import type { Place } from './place.ts';
import { RunningCopies } from './running-copies.ts';

/** Copies behind one address. */
export interface Site {
  readonly copies: RunningCopies;
  readonly address: string;
  /** The page with the mails, key included. */
  readonly mailbox: string;
  /** What the proxy said. */
  readonly proxySaid: () => string;
  readonly stop: () => Promise<void>;
}

/** Two APIs as containers have them, each with an address of its own, and the shipped Caddy in front of them. */
export async function startSite(place: Place): Promise<Site> {
  const net = `127.${randomInt(64, 250)}.${randomInt(1, 250)}`;
  const hosts = [`${net}.2`, `${net}.3`];
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // In mails, which workers write. An API goes by the address that it is asked at: passkeys need one with a name.
  const copies = await RunningCopies.start(place, {
    more: { PUBLIC_URL: address },
    places: hosts.map((HOST) => ({ HOST, PORT: `${API_PORT}`, PUBLIC_URL: '' })),
  });
  const caddy = await startShippedCaddy(place.dataDir, hosts, `:${port}`);
  for (;;) {
    if ((await fetch(`${address}/readyz`).catch(() => null))?.ok === true) break;
    if (caddy.hasEnded()) throw new Error(caddy.said());
    await delay(100);
  }
  const mailbox = await openMailbox(copies);
  return {
    ...{ copies, address, mailbox: mailbox.address, proxySaid: caddy.said },
    stop: async () => {
      mailbox.close();
      await caddy.stop();
      await copies.stop();
    },
  };
}

/** The mails stand on a page for this machine alone, to which no proxy leads: either API is asked for it directly. */
async function openMailbox({ addresses, said }: RunningCopies) {
  const page = /\/mailbox\?key=\w+/.exec(said)?.[0] ?? '';
  const ask = (path: string, apis: readonly string[], answer: ServerResponse) => {
    const [api, ...others] = apis;
    if (api === undefined) {
      answer.writeHead(502).end();
      return;
    }
    request(new URL(path, api), { headers: { host: '127.0.0.1' } }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer).on('error', () => answer.destroy());
    })
      .on('error', () => {
        if (answer.headersSent) answer.destroy();
        else ask(path, others, answer);
      })
      .end();
  };
  const server = createServer(({ url = page }, answer) => {
    ask(url, addresses, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`,
    close: () => server.close(),
  };
}
