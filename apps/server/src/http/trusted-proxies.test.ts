import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';

const HTTPS = { PUBLIC_URL: 'https://hoop.example' };

test.each<[what: string, env: Record<string, string>, peer: string, says: string, ip: string]>([
  ['nobody, without https', {}, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['a near proxy, with https', HTTPS, '10.0.0.5', '203.0.113.9', '203.0.113.9'],
  ['a stranger is not', HTTPS, '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  [
    'what a visitor says to the proxy is not',
    HTTPS,
    '10.0.0.5',
    '1.2.3.4, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a named proxy', { TRUST_PROXY: '198.51.100.7' }, '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  [
    'not a near one where another is named',
    { ...HTTPS, TRUST_PROXY: '198.51.100.7' },
    '10.0.0.5',
    '203.0.113.9',
    '10.0.0.5',
  ],
])('believed is %s', async (_, env, remoteAddress, says, ip) => {
  const app = Fastify({ trustProxy: readConfig(env).trustProxy });
  app.get('/', (request) => request.ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress,
    headers: { 'x-forwarded-for': says },
  });
  expect(answer.body).toBe(ip);
});
