import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Certificate, lanCertificate } from './certificate.ts';
import { comeByHttps } from './come-by-https.ts';
import { httpsServer } from './https-server.ts';

let folder: string;
let certificate: Certificate;
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hooplog-lan-'));
  certificate = await lanCertificate(folder, ['192.168.1.20'], new Date());
});
afterAll(() => rm(folder, { recursive: true }));

test('the certificate names this machine, signs nothing else, and only its owner can read the key', async () => {
  const made = new X509Certificate(certificate.cert);
  expect(made.checkIP('192.168.1.20')).toBe('192.168.1.20');
  expect(made.checkHost('localhost')).toBe('localhost');
  expect(made.ca).toBe(false);
  // The maximum that iPhones accept.
  expect(Date.parse(made.validTo) - Date.parse(made.validFrom)).toBeLessThanOrEqual(825 * DAY_MS);
  expect((await stat(join(folder, 'lan', 'certificate.json'))).mode & 0o077).toBe(0);
});

test('it is kept when the machine’s address changes, until it is about to expire', async () => {
  expect(await lanCertificate(folder, ['10.0.0.4'], new Date())).toEqual(certificate);
  const ends = Date.parse(new X509Certificate(certificate.cert).validTo);
  const other = await lanCertificate(folder, ['10.0.0.4'], new Date(ends - 10 * DAY_MS));
  expect(other).not.toEqual(certificate);
});

/** One server for https and http. */
async function listening(phaseTimeout?: number) {
  const server = httpsServer(
    certificate,
    (_, reply) => reply.end('secure'),
    comeByHttps,
    phaseTimeout,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function answerOf(sent: ReturnType<typeof request>) {
  sent.end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

test('one port serves https, and points plain http to it with the reason', async () => {
  const { server, port } = await listening();
  try {
    const secure = await answerOf(request({ port, ca: certificate.cert, host: 'localhost' }));
    expect(secure).toEqual({ status: 200, body: 'secure' });
    const headers = { host: `192.168.1.20:${port}` };
    const plain = await answerOf(plainRequest({ port, path: '/upload?x="><b>', headers }));
    expect(plain.status).toBe(426);
    expect(plain.body).toContain('the camera');
    expect(plain.body).toContain(`https://192.168.1.20:${port}/upload?x=&quot;&gt;&lt;b&gt;`);
    const forged = await answerOf(plainRequest({ port, headers: { host: '"><script>' } }));
    expect(forged).toEqual({ status: 426, body: '' });
    const post = await answerOf(plainRequest({ port, method: 'POST', path: '/api/x', headers }));
    expect(post.status).toBe(426);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('clients that connect and disconnect silently do not crash the server', async () => {
  const { server, port } = await listening();
  try {
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    silent.destroy();
    const secure = await answerOf(request({ port, ca: certificate.cert, host: 'localhost' }));
    expect(secure.body).toBe('secure');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  ['nothing at all', ''],
  ['half of the headers over plain http', 'GET / HTTP/1.1\r\nHost: a\r\nX-More: '],
  ['half of a body over plain http', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1'],
  ['half of a handshake', '\u0016\u0003\u0001'],
])('who sends %s is not waited for', async (_what, sent) => {
  const { server, port } = await listening(100);
  try {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(Buffer.from(sent, 'latin1'));
    socket.resume();
    await once(socket, 'close');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
