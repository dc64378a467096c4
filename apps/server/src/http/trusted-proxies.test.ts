import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';

const HTTPS = { PUBLIC_URL: 'https://hoop.example' };

test.each<[what: string, env: Record<string, string>, peer: string, says: string, ip: string]>([
  ['no proxy, without https', {}, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['a private proxy, with https', HTTPS, '10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['not a stranger', HTTPS, '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  [
    'not the header that a visitor sends to the proxy',
    HTTPS,
    '10.0.0.5',
    '1.2.3.4, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a named proxy', { TRUST_PROXY: '198.51.100.7' }, '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  [
    'not a private one if another is named',
    { ...HTTPS, TRUST_PROXY: '198.51.100.7' },
    '10.0.0.5',
    '203.0.113.9',
    '10.0.0.5',
  ],
])('trusted: %s', async (_, env, remoteAddress, says, ip) => {
  const app = Fastify({ trustProxy: readConfig(env).trustProxy });
  app.get('/', (request) => request.ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress,
    headers: { 'x-forwarded-for': says },
  });
  expect(answer.body).toBe(ip);
});
