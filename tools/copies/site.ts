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
  /** The mailbox page, key included. */
  readonly mailbox: string;
  /** The proxy's output. */
  readonly proxySaid: () => string;
  readonly stop: () => Promise<void>;
}

/** Two APIs as in containers, each with its own address, behind the shipped Caddy. */
export async function startSite(place: Place): Promise<Site> {
  const net = `127.${randomInt(64, 250)}.${randomInt(1, 250)}`;
  const hosts = [`${net}.2`, `${net}.3`];
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // For links in mails, which workers write. An API uses the address of the request: passkeys need a host name.
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

/** The mailbox page is for this machine only, and no proxy leads to it: it is requested from an API directly. */
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
