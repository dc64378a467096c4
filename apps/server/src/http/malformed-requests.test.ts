import type { AddressInfo } from 'node:net';
import * as contract from '@hooplog/contract';
import { beforeAll, expect, test } from 'vitest';
import { allEndpoints, fuzz } from '../testing/fuzz/fuzz.ts';
import { send } from '../testing/fuzz/send.ts';
import { COUNTED_VIDEO } from '../testing/counted-video.ts';
import { useTestApp } from '../testing/test-app.ts';

const server = useTestApp();
let port: number;
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});

const get = (target: string, headers: readonly (readonly [string, string])[] = []) =>
  send(port, { method: 'GET', target, headers, body: null }, null);

test.each([
  '//api/health',
  '/x/../api/health',
  '/./api/health',
  '/%00',
  '/%5c',
  '/%5c..%5cpackage.json',
  '/\\api\\health',
  '/assets/%2e%2e/index.html',
  '/assets/',
])('%s is nowhere', async (target) => {
  expect((await get(target)).status).toBe(404);
});

test('a path that is too long is not a server error', async () => {
  expect((await get(`/${'a/'.repeat(2000)}`)).status).toBe(404);
  expect((await get(`/api/calendar/feed/${'a'.repeat(3000)}`)).status).toBeOneOf([404, 405]);
});

test.each([
  ['/api/login?returnTo=/sq%C5%82uad', '/login?returnTo=%2Fsq%25C5%2582uad'],
  ['/api/login?returnTo=/%61pi/logout', '/login'],
])('%s leads to %s', async (target, location) => {
  const { status, text } = await get(target);
  expect(status).toBe(302);
  expect(text).toContain(`location: ${location}\r\n`);
});

test('a signed-in user returns to a screen whose address has letters beyond Latin-1', async () => {
  const { client } = await server.signIn();
  const answer = await client.request({ url: '/api/login?returnTo=/sq%C5%82uad' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/sq%C5%82uad']);
});

test('a request with two hosts is refused, whatever they are', async () => {
  expect((await get('/api/health', [['Host', 'elsewhere.example']])).status).toBe(400);
  expect((await get('/api/health', [['Host', '127.0.0.1']])).status).toBe(400);
  expect((await get('/api/health')).status).toBe(200);
});

test('a lone surrogate is refused in texts, also in those of a counted video', async () => {
  const { client } = await server.signIn();
  const sent = [
    { endpoint: contract.createMessage, body: { content: 'a\ud800' } },
    { endpoint: contract.saveCountedVideo, body: { ...COUNTED_VIDEO, fileName: '\udfc0.mp4' } },
  ];
  for (const { endpoint, body } of sent) {
    const answer = await client.request({
      method: endpoint.method,
      url: endpoint.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(400);
  }
});

test('odd paths, headers, queries and bodies of every call: none is answered by 500', async () => {
  const { client } = await server.signIn();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const report = await fuzz({ port, cookie, rounds: 1, seed: 136 });
  expect(report.routes).toBe(allEndpoints().length);
  expect(report.inputs).toBeGreaterThan(2 * report.routes);
  expect(report.failures).toEqual([]);
});
