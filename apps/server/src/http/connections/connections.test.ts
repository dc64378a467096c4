import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { answerError } from '../errors.ts';
import { guardServer, SERVER_OPTIONS } from './guard-server.ts';
import { type BodyPatience, limitBodies } from './limit-bodies.ts';
import { limitRequests } from './limit-requests.ts';
import { networkOf } from './network-of.ts';

const PATIENCE: BodyPatience = {
  grace: 200,
  bytesPerSecond: 1_000_000,
  silence: 400,
  afterAnswer: 100,
  checkEvery: 20,
};

const running: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

/** Reads the body, then answers. */
const readAll: RequestListener = (asked, reply) => {
  text(asked).then(
    (body) => reply.end(`${body.length}`),
    () => undefined,
  );
};
const refuse: RequestListener = (_, reply) => reply.writeHead(401).end();

function open(port: number, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  running.push({ close: () => socket.destroy() });
  return socket;
}

/** Resolves once the server has ended the connection. */
const ended = (socket: Socket) => {
  socket.resume();
  return socket.destroyed ? Promise.resolve() : once(socket, 'close');
};

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n';

describe('half-sent requests are ended', () => {
  const withBodies = (handler: RequestListener) => {
    const server = createServer({ ...SERVER_OPTIONS, keepAlive: true }, handler);
    limitBodies(server, PATIENCE);
    return listen(server);
  };

  test('while sending the headers', async () => {
    const options = { ...SERVER_OPTIONS, headersTimeout: 100, connectionsCheckingInterval: 20 };
    const socket = open(await listen(createServer(options, readAll)));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-More: ');
    await ended(socket);
  });

  test('before the body begins', async () => {
    const socket = open(await withBodies(readAll));
    socket.write(HEAD);
    await ended(socket);
  });

  test('in a body that comes too slowly', async () => {
    const socket = open(await withBodies(readAll));
    socket.write(HEAD);
    const drip = setInterval(() => socket.write('1'), 20);
    await ended(socket);
    clearInterval(drip);
  });

  test('when a fast body falls silent', async () => {
    const socket = open(await withBodies(readAll));
    socket.write(HEAD);
    socket.write('1'.repeat(99_999));
    await ended(socket);
  });

  test('when the body is no longer needed', async () => {
    const socket = open(await withBodies(refuse));
    socket.write(HEAD);
    const drip = setInterval(() => socket.write('1'), 20);
    await ended(socket);
    clearInterval(drip);
  });

  test('with a chunked body', async () => {
    const socket = open(await withBodies(readAll));
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n1\r\n');
    await ended(socket);
  });
});

test('a body that is fast enough may take longer than the grace period', async () => {
  const server = createServer(SERVER_OPTIONS, readAll);
  limitBodies(server, PATIENCE);
  const sent = request({ port: await listen(server), method: 'PUT', host: '127.0.0.1' });
  for (let part = 0; part < 10; part += 1) {
    sent.write(Buffer.alloc(200_000));
    await delay(50);
  }
  sent.end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  expect(await text(answer)).toBe('2000000');
});

test('a sender that waits for the server does not count as slow', async () => {
  const server = createServer(SERVER_OPTIONS, (asked, reply) => {
    void delay(1000).then(() => {
      readAll(asked, reply);
    });
  });
  limitBodies(server, PATIENCE);
  const sent = request({ port: await listen(server), method: 'PUT', host: '127.0.0.1' });
  sent.end(Buffer.alloc(5_000_000));
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  expect(await text(answer)).toBe('5000000');
});

describe('connections', () => {
  const guarded = (env: Record<string, string>) => {
    const server = createServer(SERVER_OPTIONS, readAll);
    guardServer(server, readConfig({ ...env }));
    return listen(server);
  };
  const ask = async (port: number, from?: string) => {
    const socket = open(port, from);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const isServed = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return { socket, isServed };
  };

  test('of one network are limited, those of others are not', async () => {
    const port = await guarded({ CONNECTIONS_PER_ADDRESS: '2' });
    const first = await ask(port);
    const answers = [first, await ask(port), await ask(port), await ask(port, '127.0.0.2')];
    expect(answers.map(({ isServed }) => isServed)).toEqual([true, true, false, true]);
    // Closing one makes room for another.
    first.socket.destroy();
    await expect.poll(async () => (await ask(port)).isServed).toBe(true);
  });

  test('are limited in total', async () => {
    const port = await guarded({ CONNECTIONS: '2' });
    const answers = [await ask(port), await ask(port, '127.0.0.2'), await ask(port, '127.0.0.3')];
    expect(answers.map(({ isServed }) => isServed)).toEqual([true, true, false]);
  });

  test('through a trusted proxy only count towards the total', async () => {
    const port = await guarded({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'loopback' });
    expect((await ask(port)).isServed).toBe(true);
    expect((await ask(port)).isServed).toBe(true);
  });

  test('leave room for a gym of 60 behind one address', () => {
    const { limits } = readConfig({});
    expect(limits.connectionsPerNetwork).toBeGreaterThanOrEqual(60 * 8);
    expect(limits.connections).toBeGreaterThan(limits.connectionsPerNetwork);
  });
});

test('behind a proxy each client has its own limit of open requests', async () => {
  const app = Fastify({ trustProxy: 'loopback' });
  app.setErrorHandler(answerError);
  limitRequests(app, 2);
  const gate = Promise.withResolvers<string>();
  app.get('/', () => gate.promise);
  running.push({ close: () => app.close() });
  const ask = (client: string) =>
    app.inject({ url: '/', headers: { 'x-forwarded-for': client } }).then((answer) => answer);
  const held = [ask('203.0.113.7'), ask('203.0.113.7'), ask('2001:db8::1'), ask('2001:db8::2')];
  await app.ready();
  const refused = [await ask('203.0.113.7'), await ask('2001:db8::3')];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  const other = ask('203.0.113.8');
  gate.resolve('served');
  for (const answer of [...held, other]) expect((await answer).body).toBe('served');
  expect((await ask('203.0.113.7')).statusCode).toBe(200);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002::/64'],
  ['2001:db8:1:2::9', '20010db800010002::/64'],
  ['no address', 'no address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
