import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedTestApp, startTestApp } from '../testing/test-app.ts';

let webDir: string;
let server: StartedTestApp;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hooplog-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<title>Index</title>');
  await writeFile(join(webDir, 'landing.html'), '<title>Landing</title>');
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(webDir, 'assets/main-abc123.js'), 'export {}');
  server = await startTestApp({ webDir });
});

afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 200, 'no-cache', '<title>Landing</title>'],
  ['/?from=mail', 200, 'no-cache', '<title>Landing</title>'],
  ['/index.html', 200, 'no-cache', '<title>Index</title>'],
  ['/heatmap', 200, 'no-cache', '<title>Index</title>'],
  ['/workout/1?tab=2', 200, 'no-cache', '<title>Index</title>'],
  ['/invite/a%20b', 200, 'no-cache', '<title>Index</title>'],
  ['/apiary', 200, 'no-cache', '<title>Index</title>'],
  ['/favicon.svg', 200, 'no-cache', '<svg/>'],
  ['/assets/main-abc123.js', 200, FOREVER, 'export {}'],
])('%s: %i, %s', async (url, status, cache, body) => {
  const answer = await server.newClient().request({ url });
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
    status,
    cache,
    body,
  ]);
});

test.each([
  ['/assets/main-old.js'],
  ['/logo.png'],
  ['/api'],
  ['/api/unknown'],
  ['/../package.json'],
  ['/%2e%2e/package.json'],
  ['/assets/..%2f..%2fpackage.json'],
])('%s is not there', async (url) => {
  const answer = await server.newClient().request({ url });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
});

test.each([
  ['no session', {}, 'Landing'],
  ['another cookie', { cookie: 'xhooplog=1; theme=dark' }, 'Landing'],
  ['a session', { cookie: 'theme=dark; hooplog=abc' }, 'Index'],
  ['a session by https', { cookie: '__Host-hooplog=abc' }, 'Index'],
])('who brings %s gets the page for them', async (_, headers, title) => {
  const answer = await server.newClient().request({ url: '/', headers });
  expect(answer.body).toBe(`<title>${title}</title>`);
  expect(answer.headers['vary']).toContain('cookie');
});

test('only reading leads to the index page', async () => {
  const answer = await server.newClient().request({ method: 'POST', url: '/heatmap' });
  expect(answer.statusCode).toBe(404);
});
