import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as contract from '@hooplog/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, disconnect } from '../database/connect.ts';
import { type SignedIn, type StartedTestApp, startTestApp } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const FRAME =
  '<title>FRAME</title><body><h1><span data-slot="greeting"></span></h1><p><span data-slot="made"></span></p><i><span data-slot="today"></span></i></body>';
let webDir: string;
let server: StartedTestApp;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hooplog-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<title>Index</title>');
  await writeFile(join(webDir, 'landing.html'), '<title>Landing</title>');
  await writeFile(join(webDir, 'home.html'), FRAME.replace('FRAME', 'Home'));
  await writeFile(join(webDir, 'first-run.html'), FRAME.replace('FRAME', 'First run'));
  await mkdir(join(webDir, 'pages'));
  await writeFile(join(webDir, 'pages/workout.html'), '<title>Workout</title>');
  const pages = [
    { path: '/workout/$id', file: 'pages/workout.html', calls: ['/api/workouts/$id'] },
    { path: '/heatmap', file: 'index.html' },
  ];
  await writeFile(join(webDir, 'pages.json'), JSON.stringify(pages));
  await mkdir(join(webDir, 'de/pages'), { recursive: true });
  await writeFile(join(webDir, 'de/index.html'), '<title>Inhalt</title>');
  await writeFile(join(webDir, 'de/landing.html'), '<title>Willkommen</title>');
  await writeFile(join(webDir, 'de/pages/workout.html'), '<title>Training</title>');
  await writeFile(join(webDir, 'sw.js'), '// English');
  await writeFile(join(webDir, 'de/sw.js'), '// German');
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
  ['/workout/1?tab=2', 200, 'no-cache', '<title>Workout</title>'],
  ['/workout/1/', 200, 'no-cache', '<title>Workout</title>'],
  ['/workout', 404, 'no-cache', '<title>Index</title>'],
  ['/workout/1/finish', 404, 'no-cache', '<title>Index</title>'],
  ['/no/such/page', 404, 'no-cache', '<title>Index</title>'],
  ['/apiary', 404, 'no-cache', '<title>Index</title>'],
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
  [
    '/workout/019a-b?t=3',
    '</api/workouts/019a-b>; rel=preload; as=fetch; crossorigin=use-credentials',
  ],
  ['/workout/1>%22,%20<evil', undefined],
  ['/workout/%0d%0aset-cookie:a=b', undefined],
  ['/heatmap', undefined],
])('%s: its first calls are preloaded: %s', async (url, link) => {
  const answer = await server.newClient().request({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['link']).toBe(link);
});

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

test.each([
  ['the start page', '/', GERMAN, '<title>Willkommen</title>'],
  ['a page', '/workout/1', GERMAN, '<title>Training</title>'],
  ['a missing page', '/no/such/page', GERMAN, '<title>Inhalt</title>'],
  ['the service worker of this language', '/sw.js', GERMAN, '// German'],
  ['a file for all languages', '/favicon.svg', GERMAN, '<svg/>'],
  ['the chosen language', '/workout/1', { ...GERMAN, cookie: 'hooplog_language=en' }, '<title>Workout</title>'], // prettier-ignore
  ['an invalid choice', '/workout/1', { cookie: 'hooplog_language=../de' }, '<title>Workout</title>'], // prettier-ignore
  ['a language without a build', '/workout/1', { cookie: 'hooplog_language=es' }, '<title>Workout</title>'], // prettier-ignore
])('a reader of German gets %s', async (_name, url, headers, body) => {
  const answer = await server.newClient().request({ url, headers });
  expect(answer.body).toBe(body);
});

test.each(['/', '/workout/1', '/sw.js'])('%s varies by language for caches', async (url) => {
  const answer = await server.newClient().request({ url });
  expect(answer.headers['vary']).toContain('accept-language');
});

test('a file of a page has the headers that browsers heed with one', async () => {
  const names = async (url: string) => {
    const { headers } = await server.newClient().request({ url });
    return { policy: headers['content-security-policy'], all: Object.keys(headers) };
  };
  const page = await names('/heatmap');
  const asset = await names('/assets/main-abc123.js');
  expect(asset.policy).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';worker-src 'self' blob:",
  );
  expect(page.policy).toContain("frame-ancestors 'none'");
  expect(asset.all).toEqual(
    expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy', 'referrer-policy']), // prettier-ignore
  );
  expect(page.all.filter((name) => !asset.all.includes(name)).toSorted()).toEqual([
    'permissions-policy',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-frame-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
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
  ['a session over https', { cookie: '__Host-hooplog=abc' }, 'Index'],
])('a request with %s gets its page', async (_, headers, title) => {
  const answer = await server.newClient().request({ url: '/', headers });
  expect(answer.body).toBe(`<title>${title}</title>`);
  expect(answer.headers['vary']).toContain('cookie');
});

test.each(['/', '/heatmap'])('%s in another language remembers the choice', async (path) => {
  const answer = await server.newClient().request({ url: `${path}?language=de` });
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie'])).toMatch(/^hooplog_language=de; /);
});

test('only reads lead to the index page', async () => {
  const answer = await server.newClient().request({ method: 'POST', url: '/heatmap' });
  expect(answer.statusCode).toBe(404);
});

describe('a player gets the start page with their numbers', () => {
  const page = async ({ client }: SignedIn, headers: Record<string, string> = {}) =>
    client.request({ url: '/', headers });
  const workout = { workoutDate: '2026-06-15T12:00:00Z', totalShots: 3, made: 2, missed: 1 };
  const shotData = [{ zone: 'zone_1_paint', made: 2, total: 3 }];

  async function aPlayer(displayName: string) {
    const player = await server.signIn();
    await player.client.call(contract.updateProfile, { body: { displayName } });
    return player;
  }

  test('written into the frame, and as data that the client begins with', async () => {
    const player = await aPlayer('Ann <b>');
    const saved = await player.client.call(contract.createWorkout, { body: { workout, shotData } });
    const { body, headers } = await page(player);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['vary']).toContain('cookie');
    expect(body).toContain('<title>Home</title>');
    expect(body).toContain('<h1>Let’s get to work, Ann &lt;b&gt;</h1><p>2/3 made</p>');
    const [, block = ''] =
      /<script type="application\/json" id="start-data">(.*?)<\/script>/.exec(body) ?? [];
    expect(block).not.toContain('<');
    const start = contract.startSchema.strict().parse(JSON.parse(block));
    expect(start.workouts.map(({ id }) => id)).toEqual([saved.id]);
    expect(start.user).toEqual(await player.client.call(contract.getCurrentUser));
    expect(start.stats).toEqual(await player.client.call(contract.getStats));
  });

  test('with a slot for today’s suggestion, if there is one', async () => {
    const player = await aPlayer('Ann');
    const { body } = await page(player);
    expect(body).toContain('<i></i>');
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await player.client.call(contract.createWorkout, {
      body: { workout: { ...workout, workoutDate: yesterday }, shotData },
    });
    expect((await page(player)).body).toContain('<i>\u00a0</i>');
  });

  test('compressed for clients that accept gzip', async () => {
    const player = await aPlayer('Ann');
    const { headers, rawPayload } = await page(player, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain('Let’s get to work, Ann');
  });

  test('a player without workouts gets the first run', async () => {
    expect((await page(await aPlayer('Ann'))).body).toContain('<title>First run</title>');
  });

  test('a player who has only trained without shots is no beginner', async () => {
    const player = await aPlayer('Ann');
    const exercises = [{ exerciseType: 'Defense' as const, duration: 30 }];
    const workoutDate = '2026-06-15T12:00:00Z';
    await player.client.call(contract.createManualWorkout, { body: { workoutDate, exercises } });
    const { body } = await page(player);
    expect(body).toContain('<title>Home</title>');
    expect(body).toContain('"kind":"timed"');
  });

  test('nobody else’s numbers: a user with an incomplete profile gets the bare client', async () => {
    expect((await page(await server.signIn())).body).toBe('<title>Index</title>');
  });

  test('the bare client while the database is unavailable', async () => {
    const player = await aPlayer('Ann');
    const away = connect('postgres://nobody@127.0.0.1:1/nothing');
    const app = await buildApp({ ...server.context, database: away });
    const cookie = [...player.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({ url: '/', headers: { cookie } });
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Index</title>']);
    await app.close();
    await disconnect(away);
  });
});
