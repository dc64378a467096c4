import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as contract from '@hooplog/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { askForCode, type StartedTestApp, startTestApp } from '../testing/test-app.ts';
import { insideBasePath } from './base-path.ts';

const ORIGIN = 'https://school.example';
const HTML =
  '<link href="/assets/a.css"><script src="/before-paint.js"></script><a href="//cdn.example">x</a><a href="#top">y</a>';
const HTML_UNDER =
  '<link href="/hooplog/assets/a.css"><script src="/hooplog/before-paint.js"></script><a href="//cdn.example">x</a><a href="#top">y</a>';

let webDir: string;
let server: StartedTestApp;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hooplog-base-path-'));
  await mkdir(join(webDir, 'assets'));
  for (const name of ['index.html', 'landing.html', 'home.html', 'first-run.html']) {
    await writeFile(join(webDir, name), `${HTML}<title>${name}</title></body>`);
  }
  await writeFile(join(webDir, 'assets/a.js'), 'export {}');
  const { publicUrl, basePath, trustProxy } = readConfig({ PUBLIC_URL: `${ORIGIN}/hooplog/` });
  server = await startTestApp({ webDir, publicUrl, basePath, trustProxy });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

/** Headers of a reverse proxy. */
const forwarded = { 'x-forwarded-host': 'school.example', 'x-forwarded-proto': 'https' };

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test.each([
  ['/hooplog/api/stats', '/api/stats'],
  ['/hooplog/?a=1', '/?a=1'],
  ['/hooplog', '/'],
  ['/hooplog?a=1', '/?a=1'],
  ['/hooplogs', '/hooplogs'],
  ['/healthz', '/healthz'],
])('%s is %s inside', (url, inside) => {
  expect(insideBasePath(url, '/hooplog')).toBe(inside);
});

describe.each([
  ['a page of the client', '/hooplog/heatmap', 404],
  ['the landing page', '/hooplog/', 200],
  ['the page that opens offline', '/hooplog/index.html', 200],
])('%s', (_, url, status) => {
  test('names its files under the path', async () => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(HTML_UNDER);
    expect(answer.body).not.toContain('/hooplog/hooplog');
  });

  test('is compressed for clients that accept gzip', async () => {
    const answer = await get(url, { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain(HTML_UNDER);
  });
});

test('a page rendered by the server links its stylesheet under the path', async () => {
  const { body } = await get('/hooplog/privacy');
  expect(body).toContain('href="/hooplog/plain-page.css"');
});

test.each(['/hooplog/assets/a.js', '/assets/a.js', '/hooplog/healthz', '/healthz'])(
  '%s is answered, whether or not a proxy has stripped the path',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test('the path without a trailing slash redirects to the path with one', async () => {
  const answer = await get('/hooplog?from=mail');
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe('/hooplog/?from=mail');
});

test.each([
  ['/hooplog/api/login', '/hooplog/login'],
  ['/hooplog/api/login?returnTo=%2Fheatmap', '/hooplog/login?returnTo=%2Fheatmap'],
  ['/hooplog/api/login?returnTo=%2F%2Fevil.example', '/hooplog/login'],
  ['/hooplog/api/logout', '/hooplog/'],
])('%s leads to %s', async (url, location) => {
  expect((await get(url)).headers.location).toBe(location);
});

describe('a signed-in player', () => {
  test('has a cookie that is not sent to other programs of the host', async () => {
    const { client, email, code } = await askForCode(server, 'cookie@example.com');
    const answer = await client.send(contract.verifyEmailCode, { body: { email, code } });
    const session = answer.cookies.find(({ name }) => name === '__Secure-hooplog');
    expect(session).toMatchObject({ path: '/hooplog', secure: true, httpOnly: true });
    expect(answer.cookies.every(({ path }) => path === '/hooplog')).toBe(true);
    expect((await client.request({ url: '/hooplog/api/auth/user' })).statusCode).toBe(200);
  });

  test('keeps reading and writing through the addresses in headers', async () => {
    const { client } = await server.signIn('headers@example.com');
    for (let i = 0; i < 3; i++) {
      await client.call(contract.createWorkout, {
        body: {
          workout: { workoutDate: new Date().toISOString(), totalShots: 1, made: 1, missed: 0 },
          shotData: [],
        },
      });
    }
    const page = await client.request({ url: '/hooplog/api/workouts/history?limit=1' });
    expect(page.headers.link).toMatch(/^<\/hooplog\/api\/workouts\/history\?limit=1&cursor=/);
    const made = await client.request({
      method: 'POST',
      url: '/hooplog/api/videos/resumable',
      headers: { ...forwarded, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    });
    expect(made.headers.location).toMatch(
      /^https:\/\/school\.example\/hooplog\/api\/videos\/[\w-]+\/content$/,
    );
    const sent = await client.request({
      method: 'HEAD',
      url: new URL(String(made.headers.location)).pathname,
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(sent.headers['upload-offset']).toBe('0');
  });

  test('gets addresses that work elsewhere: in mails, calendars and codes for a phone', async () => {
    const { client } = await server.signIn('links@example.com');
    const feed = await client.request({
      method: 'POST',
      url: '/hooplog/api/calendar/feed',
      headers: forwarded,
    });
    expect(feed.json()).toMatchObject({
      url: expect.stringMatching(
        /^https:\/\/school\.example\/hooplog\/api\/calendar\/feed\//,
      ) as string,
    });
    const link = await client.call(contract.createDeviceLink);
    expect(link.origin).toBe(ORIGIN);
    const mail = server.context.mail.mailbox?.find(({ to }) => to === 'links@example.com');
    expect(mail?.text).toContain(`${ORIGIN}/hooplog/login#`);
  });
});

test.each([
  [ORIGIN, 204],
  ['https://evil.example', 403],
])('a request from a page of %s is answered with %i', async (origin, status) => {
  const answer = await server.newClient().send(contract.sendEmailCode, {
    headers: { origin, host: '10.0.0.1' },
    body: { email: 'origin@example.com' },
  });
  expect(answer.statusCode).toBe(status);
});

test('the OpenAPI document names the base path', async () => {
  const answer = await get('/hooplog/api/docs/json');
  expect(answer.json()).toMatchObject({ servers: [{ url: '/hooplog' }] });
});
