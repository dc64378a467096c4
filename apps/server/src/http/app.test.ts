import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const server = useTestApp();
const JSON_TYPE = { 'content-type': 'application/json' };

describe('every refusal has the error body of the contract', () => {
  test.each([
    [
      'malformed JSON',
      { method: 'POST', url: '/api/workouts', headers: JSON_TYPE, payload: '{"a":' },
      400,
      'malformed_request',
    ],
    [
      'a poisoned prototype',
      { method: 'POST', url: '/api/workouts', headers: JSON_TYPE, payload: '{"__proto__":{}}' },
      400,
      'malformed_request',
    ],
    [
      'NUL in a string',
      { method: 'POST', url: '/api/workouts', headers: JSON_TYPE, payload: '{"a":"\\u0000"}' },
      400,
      'malformed_request',
    ],
    [
      'no JSON',
      {
        method: 'POST',
        url: '/api/workouts',
        headers: { 'content-type': 'text/xml' },
        payload: '<a/>',
      },
      415,
      'unsupported_media',
    ],
    [
      'too much',
      {
        method: 'POST',
        url: '/api/workouts',
        headers: JSON_TYPE,
        payload: `"${'x'.repeat(1024 * 1024)}"`,
      },
      413,
      'too_large',
    ],
    [
      'an empty body',
      { method: 'POST', url: '/api/workouts', headers: JSON_TYPE, payload: '' },
      400,
      'validation_failed',
    ],
    ['an unknown call', { method: 'GET', url: '/api/nope' }, 404, 'not_found'],
    [
      'a known path with another method',
      { method: 'PUT', url: '/api/workouts?page=2' },
      405,
      'method_not_allowed',
    ],
    ['an invalid address', { method: 'GET', url: '/api/workouts/%zz' }, 400, 'malformed_request'],
  ] as const)('%s', async (_name, request, status, code) => {
    const { client } = await server.signIn();
    const answer = await client.request(request);
    expect(answer.statusCode, answer.body).toBe(status);
    const body = contract.errorBodySchema.parse(answer.json());
    expect(body.code).toBe(code);
    expect(answer.headers['x-request-id']).toBe(body.requestId);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['PUT', '/api/workouts', 'GET, HEAD, POST'],
    ['POST', '/api/workouts/abc', 'DELETE, GET, HEAD, PATCH'],
  ] as const)('%s %s lists the allowed methods: %s', async (method, url, allow) => {
    const { client } = await server.signIn();
    expect((await client.request({ method, url })).headers['allow']).toBe(allow);
  });

  test('a backslash before u0000 is text, not NUL', async () => {
    const { client } = await server.signIn();
    const body = { displayName: 'A\\u0000' };
    expect((await client.call(contract.updateProfile, { body })).displayName).toBe('A\\u0000');
  });

  test.each([
    ['lists', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['objects', `${'{"a": '.repeat(65)}0${'}'.repeat(65)}`],
  ])('%s in each other without end are refused before they are read', async (_, payload) => {
    const { client } = await server.signIn();
    const headers = { 'content-type': 'application/json' };
    const refused = await client.request({
      method: 'PUT',
      url: '/api/user/profile',
      payload,
      headers,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('nested too deep');
  });

  test('a defect is a 500 that tells nothing of the inside, and the log tells it', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = await buildApp({ ...server.context, log });
    app.get('/api/broken', async () => {
      await server.context.database.execute(sql`select secret from nowhere`);
    });
    const answer = await app.inject({ url: '/api/broken' });
    expect(answer.statusCode).toBe(500);
    expect(contract.errorBodySchema.parse(answer.json()).code).toBe('internal');
    expect(answer.body).not.toContain('nowhere');
    expect(lines.join('')).toContain('nowhere');
    await app.close();
  });
});

describe('requests that a page of another site makes a browser send', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost', host: 'localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ] as const)('%j: %i', async (headers, status) => {
    const { client } = await server.signIn();
    const body = { displayName: 'A' };
    const answer = await client.send(contract.updateProfile, { body, headers: { ...headers } });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });
});

test('the log has one line a request, without cookies, codes or queries', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.context, log });
  await app.inject({
    url: '/api/login?returnTo=/invite/secret',
    headers: { cookie: 'hooplog=planted' },
  });
  await app.inject({
    method: 'POST',
    url: '/api/auth/email/verify',
    payload: { email: 'a@example.com', code: 'guessed' },
  });
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/api/login', 302],
    ['POST', '/api/auth/email/verify', 400],
  ]);
  // Words that random ids cannot contain by chance.
  expect(lines.join('')).not.toMatch(/secret|planted|guessed/);
  await app.close();
});

test('a caller that disconnects in the middle of a body is logged as 499', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ ...server.context, log });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const arrived = once(app.server, 'request');
  const socket = connectSocket((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /api/auth/email/start HTTP/1.1\r\nhost: localhost\r\n');
  socket.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{"email"');
  await arrived;
  socket.destroy();
  await expect
    .poll(() => lines.filter((line) => line.includes('/api/auth/email/start')).length)
    .toBeGreaterThan(0);
  const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(found.filter(({ path }) => path === '/api/auth/email/start')).toMatchObject([
    { status: 499 },
  ]);
  expect(found.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await app.close();
});

test('answers carry the security headers', async () => {
  const { headers } = await server.newClient().request({ url: '/heatmap' });
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(headers['content-security-policy']).toContain("style-src 'self';");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a body is as long as the contract says, and no longer', async () => {
  const { client } = await server.signIn();
  const endpoints = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint =>
      typeof value === 'object' && value !== null && 'path' in value && 'body' in value,
  );
  expect(endpoints.length).toBeGreaterThan(25);
  for (const endpoint of endpoints) {
    const answer = await client.request({
      method: endpoint.method,
      url: endpoint.path.replace(/:\w+/g, '01a1fe73-d491-718f-9e3d-8d25198f805e'),
      headers: JSON_TYPE,
      payload: ' '.repeat((endpoint.bodyLimit ?? contract.BODY_LIMIT) + 1),
    });
    // A large body is only read once its resource is known to exist.
    const isForSomething = endpoint.bodyLimit !== undefined && endpoint.params !== undefined;
    const expected = isForSomething || endpoint.forOperators === true ? 404 : 413;
    expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, expected]);
  }
});

test('health queries the database', async () => {
  expect(await server.newClient().call(contract.getHealth)).toEqual({ status: 'ok' });
});

test('the documentation page works under the content security policy', async () => {
  const page = await server.newClient().request({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  const scripts = page.body.match(/<script[^>]*>[^<]*<\/script>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts)
    expect(script).toMatch(/^<script src="\/api\/docs\/[^>]*>\s*<\/script>$/);
});
