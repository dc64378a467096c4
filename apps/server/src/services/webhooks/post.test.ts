import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isCallable } from './is-callable.ts';
import { post } from './post.ts';

const PUBLIC = { webhooksToPrivate: false };
const PRIVATE = { webhooksToPrivate: true };

describe('an address that may be called', () => {
  test.each([
    ['a name, over https', 'https://script.example.com/in?x=1', true],
    ['another port', 'https://script.example.com:8443/', true],
    ['a public number', 'https://93.184.215.14/', true],
    ['a public number of IPv6', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', true],
    ['plain http', 'http://script.example.com/', false],
    ['this machine', 'https://127.0.0.1/', false],
    ['this machine, written as one number', 'https://2130706433/', false],
    ['this machine, written in hexadecimal', 'https://0x7f.1/', false],
    ['this machine by IPv6', 'https://[::1]/', false],
    ['this machine by IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/', false],
    ['the network at home', 'https://192.168.1.10/', false],
    ['the address of cloud metadata', 'https://169.254.169.254/latest/meta-data', false],
    ['a shared range', 'https://100.64.0.1/', false],
    ['everywhere', 'https://0.0.0.0/', false],
    ['a name without a dot', 'https://localhost/', false],
    ['a name with credentials', 'https://user:pass@script.example.com/', false],
    ['another protocol', 'file:///etc/passwd', false],
    ['no address', 'script', false],
    ['this machine by IPv4 in IPv6 of old', 'https://[::127.0.0.1]/', false],
    ['the network at home by IPv6', 'https://[fc00::1]/', false],
    ['this link', 'https://[fe80::1]/', false],
    ['this machine in octal', 'https://0177.0.0.1/', false],
    ['this machine with a dot at its end', 'https://127.0.0.1./', false],
    ['this machine in full width', 'https://１２７.0.0.1/', false],
    ['capitals', 'HTTPS://SCRIPT.EXAMPLE.COM/', true],
  ])('%s: %s', (_, url, expected) => {
    expect(isCallable(PUBLIC, url)).toBe(expected);
  });

  test.each([
    ['http://127.0.0.1:8080/', true],
    ['http://nas/', true],
    ['http://user:pass@nas/', false],
    ['ftp://nas/', false],
  ])('where private networks are allowed: %s', (url, expected) => {
    expect(isCallable(PRIVATE, url)).toBe(expected);
  });
});

describe('a call', () => {
  let server: Server;
  const paths: (string | undefined)[] = [];
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const message = { headers: {}, body: '{}' };
  beforeAll(async () => {
    server = createServer((request, response) => {
      paths.push(request.url);
      if (request.url === '/slow') return;
      if (request.url === '/redirect') response.setHeader('location', '/secret');
      response.statusCode = request.url === '/redirect' ? 302 : 204;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  test('arrives', async () => {
    expect(await post(PRIVATE, at('/'), message)).toEqual({ status: 204 });
  });

  test('follows no redirect', async () => {
    expect(await post(PRIVATE, at('/redirect'), message)).toEqual({ status: 302 });
    expect(paths).not.toContain('/secret');
  });

  test('is given up without an answer', async () => {
    expect(await post(PRIVATE, at('/slow'), message, 100)).toEqual({ problem: 'slow' });
  });

  test.each(['http:', 'HTTP:'])('goes by %s', async (scheme) => {
    expect(await post(PRIVATE, at('/').replace('http:', scheme), message)).toEqual({ status: 204 });
  });

  test.each([
    [
      'changes the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade',
    ],
    ['answers something else', 'SSH-2.0-OpenSSH'],
    ['hangs up', ''],
  ])('ends where the other side %s', async (_, said) => {
    const other = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(said === '' ? '' : `${said}\r\n\r\n`));
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    try {
      expect(await post(PRIVATE, url, message, 1000)).toEqual({ problem: 'unreachable' });
    } finally {
      other.close();
    }
  });

  test('is given up when the answer only begins, for ever', async () => {
    const other = createTcpServer((socket) => {
      const drip = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
      });
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    try {
      expect(await post(PRIVATE, url, message, 100)).toEqual({ problem: 'slow' });
    } finally {
      other.close();
    }
  });

  test('says when nobody listens', async () => {
    const url = 'http://127.0.0.1:1/';
    expect(await post(PRIVATE, url, message)).toEqual({ problem: 'unreachable' });
  });

  test('never goes to an IP address that is not public, whatever was stored', async () => {
    const before = paths.length;
    expect(await post(PUBLIC, at('/'), message)).toEqual({ problem: 'address' });
    expect(paths).toHaveLength(before);
  });

  test('never goes to a name that resolves to such an address at that moment', async () => {
    const everyName = (_name: string, _options: object, found: (...answer: unknown[]) => void) => {
      found(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    vi.spyOn(dns, 'lookup').mockImplementation(everyName as unknown as typeof dns.lookup);
    syncBuiltinESMExports();
    const url = 'https://rebound.example.com/';
    expect(await post(PUBLIC, url, message)).toEqual({ problem: 'address' });
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
});
