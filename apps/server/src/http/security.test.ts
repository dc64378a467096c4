import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProviders, type TestProviders } from '../testing/providers/settings.ts';
import { answerByAddress } from '../testing/providers/visit.ts';
import { mailedCode, startTestApp, useTestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { buildApp } from './app.ts';

/** Rows of docs/security.md that are not proved by a test of one resource. */
const server = useTestApp();

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);
const someUrl = ({ path }: contract.Endpoint) =>
  path.replace(/:\w+/g, '01a1fe73-d491-718f-9e3d-8d25198f805e');

describe('the character NUL in an address', () => {
  test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s is refused',
    async (method, path, endpoint) => {
      const { client } = await server.signIn('nul@example.com');
      for (const caller of [client, server.newClient()]) {
        const named = await caller.request({ method, url: path.replace(/:\w+/g, '%00') });
        expect(named.statusCode).toBeLessThan(500);
        if (endpoint.access === 'public' && path.includes('/:token')) {
          expect(named.statusCode).toBe(404);
        }
        const asked = await caller.request({ method, url: `${someUrl(endpoint)}?cursor=%00` });
        expect(asked.statusCode).toBeGreaterThanOrEqual(300);
        expect(asked.statusCode).toBeLessThan(500);
      }
    },
  );
});

describe('requests that another site’s page makes', () => {
  const changing = endpoints.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
  // Apple posts its answer from Apple's page; the call only redirects to the same path by GET.
  const refusing = changing.filter((endpoint) => endpoint !== contract.forwardProviderAnswer);

  test.each(refusing.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    '%s %s is refused',
    async (method, _path, endpoint) => {
      const { client } = await server.signIn('csrf@example.com');
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const answer = await client.request({
          method,
          url: someUrl(endpoint),
          headers: { ...headers, 'content-type': 'text/plain' },
          payload: '{}',
        });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ code: 'cross_site' });
      }
    },
  );

  test('the one form that is taken from elsewhere changes nothing and sets no cookie', async () => {
    const answer = await server.newClient().request({
      method: 'POST',
      url: '/api/auth/apple/callback',
      headers: {
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'code=a&state=b&next=https://evil.example',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/api/auth/apple/callback?code=a&state=b');
    expect(answer.cookies).toEqual([]);
  });

  test('no answer is shared with other origins', async () => {
    const { client } = await server.signIn();
    const answer = await client.send(contract.getCurrentUser, {
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

describe('headers', () => {
  const fromElsewhere = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } } as const;

  test.each([
    ['/api/health', 200, {}],
    ['/api/auth/user', 401, {}],
    ['/api/nope', 404, {}],
    ['/mailbox', 404, {}],
    ['/nope.js', 404, {}],
    ['/api/chat/messages', 403, fromElsewhere],
  ] as const)('%s carries them all, answered with %i', async (url, status, asked) => {
    const { headers, statusCode } = await server.newClient().request({ url, ...asked });
    expect(statusCode).toBe(status);
    const policy = headers['content-security-policy'];
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    // WebAssembly may be compiled; eval stays forbidden.
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-(inline|eval)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-type']).toMatch(/charset=utf-8/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('documents have all security headers, JSON only those that browsers respect with it', async () => {
    const namesOf = async (url: string) => {
      const { headers } = await server.newClient().request({ url });
      return Object.keys(headers).toSorted();
    };
    const ofDocuments = ['permissions-policy', 'x-frame-options'];
    for (const page of ['/heatmap', '/api/mail/unsubscribe', '/api/docs', '/mailbox']) {
      expect(await namesOf(page), page).toEqual(expect.arrayContaining(ofDocuments));
    }
    expect(await namesOf('/api/auth/user')).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'referrer-policy',
      'x-content-type-options',
      'x-request-id',
    ]);
  });

  test('under https a year of it is demanded, of subdomains as well', async () => {
    const app = await startTestApp({ publicUrl: 'https://hoop.example', trustProxy: '127.0.0.1' });
    try {
      const { headers } = await app.newClient().request({ url: '/api/health' });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await app.close();
    }
  });

  test('with a self-signed certificate no HSTS is sent, and cookies are secure', async () => {
    const app = await startTestApp({ lan: true, host: '0.0.0.0' });
    try {
      const { client } = await app.signIn();
      expect([...client.cookies.keys()]).toEqual(['__Host-hooplog']);
      const { headers } = await client.request({ url: '/api/health' });
      expect(headers).not.toHaveProperty('strict-transport-security');
    } finally {
      await app.close();
    }
  });

  test('answers about a user are cached neither by proxies nor by the browser', async () => {
    const { client } = await server.signIn();
    const answer = await client.send(contract.getCurrentUser);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('who somebody is', () => {
  test('a known and an unknown address get the same answer', async () => {
    const { user } = await server.signIn();
    const ask = (email: string) =>
      server.newClient().send(contract.sendEmailCode, { body: { email } });
    const known = await ask(user.email);
    const unknown = await ask('nobody-yet@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const guess = (email: string) =>
      server.newClient().refused(400, contract.verifyEmailCode, {
        body: { email, code: '000000' },
      });
    const wrongKnown = await guess(user.email);
    const wrongUnknown = await guess('never-asked@example.com');
    expect(wrongKnown.message).toBe(wrongUnknown.message);
  });

  test('a code is one of a million, each as likely, and bound to its address', async () => {
    const client = server.newClient();
    await client.call(contract.sendEmailCode, { body: { email: 'one@example.com' } });
    await client.call(contract.sendEmailCode, { body: { email: 'two@example.com' } });
    const code = mailedCode(server.context, 'one@example.com');
    if (code !== mailedCode(server.context, 'two@example.com')) {
      await client.refused(400, contract.verifyEmailCode, {
        body: { email: 'two@example.com', code },
      });
    }
    await client.call(contract.verifyEmailCode, { body: { email: 'one@example.com', code } });
  });

  test('after 180 days of daily use a session is over', async () => {
    const { client, user } = await server.signIn();
    const age = (days: number) =>
      server.context.database.execute(
        sql`update sessions set sess = (sess::jsonb || jsonb_build_object('startedAt', to_char(now() at time zone 'UTC' - make_interval(days => ${days}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json where sess->>'userId' = ${user.id}`,
      );
    await age(179);
    await client.call(contract.getCurrentUser);
    await age(180);
    await client.refused(401, contract.getCurrentUser);
  });

  test('the id of a session holds at least 128 random bits', async () => {
    const ids = new Set<string>();
    for (let i = 0; i < 3; i += 1) {
      const { client } = await server.signIn('ids@example.com');
      ids.add(decodeURIComponent(client.cookies.get('hooplog') ?? '').split('.')[0] ?? '');
    }
    expect(ids.size).toBe(3);
    for (const id of ids) expect(id.length).toBeGreaterThanOrEqual(32);
  });

  test('who says to speak for somebody else is not believed', async () => {
    const limits = { ...server.context.config.limits, enforced: true, signInsPerIp: 2 };
    const app = await startTestApp({ limits });
    try {
      const send = (i: number) =>
        app.newClient().send(contract.sendEmailCode, {
          body: { email: `spoof${i}@example.com` },
          headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` },
        });
      expect((await send(1)).statusCode).toBe(204);
      expect((await send(2)).statusCode).toBe(204);
      expect((await send(3)).statusCode).toBe(429);
    } finally {
      await app.close();
    }
  });
});

describe('what is sent is data, never a command', () => {
  const QUOTES = `'; drop table users; -- " \\ $1 %27`;

  test('quotes come back as they were, and the tables are still there', async () => {
    const { client } = await server.signIn();
    const displayName = QUOTES.slice(0, 50);
    const user = await client.call(contract.updateProfile, { body: { displayName } });
    expect(user.displayName).toBe(displayName.trim());
    await client.call(contract.getCurrentUser);
  });

  test.each([
    '/api/workouts/1%20or%201=1',
    `/api/workouts/${encodeURIComponent(QUOTES)}`,
    `/api/heatmap?period=${encodeURIComponent(QUOTES)}`,
    `/api/workouts?cursor=${encodeURIComponent(QUOTES)}`,
    '/api/heatmap?period=7d&period=all',
    '/api/heatmap?period[]=7d',
  ])('%s is refused or not found', async (url) => {
    const { client } = await server.signIn();
    const { statusCode } = await client.request({ url });
    expect(statusCode).toBeGreaterThanOrEqual(200);
    expect(statusCode).toBeLessThan(500);
    if (statusCode < 300) expect(url).toContain('period[]');
  });

  test('fields that a call does not take are not taken', async () => {
    const { client, user } = await server.signIn();
    const stranger = await server.signIn();
    const body = {
      displayName: 'Maya',
      id: stranger.user.id,
      email: 'admin@example.com',
      isCoach: 1,
      profileComplete: 0,
      createdAt: '2000-01-01T00:00:00Z',
    };
    const changed = await client.call(contract.updateProfile, { body });
    expect(changed).toMatchObject({
      id: user.id,
      email: user.email,
      isCoach: 0,
      createdAt: user.createdAt,
    });
    const shots = { workoutDate: new Date().toISOString(), totalShots: 1, made: 1, missed: 0 };
    const workout = { ...shots, userId: stranger.user.id, source: 'video' as const };
    const saved = await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    expect(saved.source).toBe('manual');
    expect(await stranger.client.call(contract.listWorkouts)).toEqual([]);
  });

  test('a mail’s address cannot carry a second header', async () => {
    const email = 'a@example.com\r\nBcc: b@example.com';
    await server.newClient().refused(400, contract.sendEmailCode, { body: { email } });
  });
});

describe('the log', () => {
  let providers: TestProviders;
  beforeAll(async () => {
    providers = await startTestProviders('http://hoop.test');
  });
  afterAll(async () => {
    await providers.close();
  });

  test('tells who signed in and how, and no code, token, cookie or address of theirs', async () => {
    const base = await startTestApp({ publicUrl: 'http://hoop.test', signIn: providers.settings });
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const app = await buildApp({ ...base.context, log });
    try {
      const client = new TestClient(app);
      const secrets: string[] = [];
      for (const as of ['octocat', 'cancel'] as const) {
        const start = await client.request({ url: '/api/auth/github/start' });
        const flow = client.cookies.get('hooplog-sign-in') ?? '';
        const back = await answerByAddress(start.headers.location ?? '', as);
        secrets.push(flow, ...back.searchParams.values());
        await client.request({ url: back.pathname + back.search });
      }
      secrets.push(client.cookies.get('hooplog') ?? '', 'octocat@example.com');
      const email = 'logged@example.com';
      await client.call(contract.sendEmailCode, { body: { email } });
      const code = mailedCode(base.context, email);
      await client.call(contract.verifyEmailCode, { body: { email, code } });
      const text = lines.join('');
      for (const secret of secrets.filter((one) => one !== 'access_denied')) {
        expect(secret).not.toBe('');
        expect(text).not.toContain(secret);
      }
      const signIns = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'signed in');
      expect(signIns.map(({ by }) => by)).toEqual(['github', 'email']);
    } finally {
      await app.close();
      await base.close();
    }
  });
});
