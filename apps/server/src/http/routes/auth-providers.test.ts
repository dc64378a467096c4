import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestProviders, type TestProviders } from '../../testing/providers/settings.ts';
import { answerByAddress, answerByForm } from '../../testing/providers/visit.ts';
import { mailedCode, type StartedTestApp, startTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const ORIGIN = 'http://hoop.test';

let providers: TestProviders;
let server: StartedTestApp;

beforeAll(async () => {
  providers = await startTestProviders(ORIGIN);
  server = await startTestApp({ publicUrl: ORIGIN, signIn: providers.settings });
});

afterAll(async () => {
  await server.close();
  await providers.close();
});

afterEach(() => {
  server.clock = null;
  providers.github.isDown = false;
});

/** Starts a sign-in; returns the provider's address that the browser is sent to. */
async function start(client: TestClient, provider: string, query = {}): Promise<string> {
  const answer = await client.send(contract.startProviderSignIn, { params: { provider }, query });
  expect(answer.statusCode).toBe(302);
  return answer.headers.location ?? '';
}

const pathOf = (url: URL) => url.pathname + url.search;

/** Signs in at the provider as somebody and returns; gives the address that our answer redirects to. */
async function come(client: TestClient, provider: string, as: string, query = {}) {
  const back = await answerByAddress(await start(client, provider, query), as);
  expect(back.origin).toBe(ORIGIN);
  return (await client.request({ url: pathOf(back) })).headers.location;
}

const emailOf = async (client: TestClient) => (await client.call(contract.getCurrentUser)).email;

async function accountsOf(userId: string) {
  const { rows } = await server.context.database.execute<{ provider: string }>(
    sql`select provider from accounts where user_id = ${userId} order by provider`,
  );
  return rows.map(({ provider }) => provider);
}

describe('signing in at a provider', () => {
  test.each([
    ['google', 'newcomer', 'newcomer@example.com', 'an identity token with the address'],
    ['club', 'newcomer', 'newcomer@example.com', 'an issuer that sends the address on request'],
    ['github', 'octocat', 'octocat@example.com', 'the primary verified one of the list'],
  ])('%s as %s is %s: %s', async (provider, as, email) => {
    const client = server.newClient();
    const location = await come(client, provider, as, {
      returnTo: '/heatmap?period=7d',
      timeZone: 'Asia/Tokyo',
    });
    expect(location).toBe('/heatmap?period=7d');
    expect(await emailOf(client)).toBe(email);
  });

  test('apple answers by a form of another site, to an exchange with a signed secret', async () => {
    const client = server.newClient();
    const form = await answerByForm(await start(client, 'apple'), 'maya');
    expect([...form.keys()]).toEqual(expect.arrayContaining(['code', 'state']));
    // Browsers do not send Lax cookies with this request.
    const forwarded = await server.newClient().request({
      method: 'POST',
      url: '/api/auth/apple/callback',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      payload: form.toString(),
    });
    expect(forwarded.statusCode).toBe(303);
    const finished = await client.request({ url: forwarded.headers.location ?? '' });
    expect(finished.headers.location).toBe('/');
    expect(await emailOf(client)).toBe('maya@example.com');
  });

  test('the first sign-in creates the user with the browser’s time zone', async () => {
    const client = server.newClient();
    await come(client, 'google', 'maya', { timeZone: 'Asia/Tokyo' });
    expect(await client.call(contract.getCurrentUser)).toMatchObject({
      email: 'maya@example.com',
      profileComplete: 0,
      firstName: null,
      displayName: null,
    });
  });

  test('a time zone that the server does not know does not prevent signing in', async () => {
    const client = server.newClient();
    await come(client, 'google', 'maya', { timeZone: 'Mars/Olympus' });
    expect(await client.call(contract.getCurrentUser)).toMatchObject({ timeZone: 'UTC' });
  });

  test('a verified address joins the account that has it already', async () => {
    const { user } = await server.signIn('octocat@example.com');
    const client = server.newClient();
    await come(client, 'github', 'octocat');
    expect((await client.call(contract.getCurrentUser)).id).toBe(user.id);
    expect(await accountsOf(user.id)).toContain('github');
  });

  test('the session is a new one: a planted session id does not become the user’s', async () => {
    const { client } = await server.signIn();
    const planted = client.cookies.get('hooplog') ?? '';
    await come(client, 'google', 'newcomer');
    expect(client.cookies.get('hooplog')).not.toBe(planted);
  });

  test('PKCE, state and nonce are in the request, each new, and the verifier is not', async () => {
    const parts = ['code_challenge', 'state', 'nonce'] as const;
    const first = new URL(await start(server.newClient(), 'google')).searchParams;
    const second = new URL(await start(server.newClient(), 'google')).searchParams;
    for (const part of parts) {
      expect(first.get(part)).toMatch(/^[\w-]{43}$/);
      expect(first.get(part)).not.toBe(second.get(part));
    }
    expect(first.get('code_challenge_method')).toBe('S256');
    expect(first.has('code_verifier')).toBe(false);
    // No names or pictures are requested.
    expect(first.get('scope')).toBe('openid email');
  });

  test('the cookie of a started sign-in is HttpOnly, Lax and ends with it', async () => {
    const client = server.newClient();
    const answer = await client.send(contract.startProviderSignIn, {
      params: { provider: 'github' },
    });
    expect(answer.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', maxAge: 600 }]);
    const back = await answerByAddress(answer.headers.location ?? '', 'octocat');
    await client.request({ url: pathOf(back) });
    expect([...client.cookies.keys()].toSorted()).toEqual(['hooplog', 'hooplog_language']);
  });

  test.each(['https://evil.example', '//evil.example', '/api/logout'])(
    'coming back to %s is not possible',
    async (returnTo) => {
      const client = server.newClient();
      expect(await come(client, 'github', 'octocat', { returnTo })).toBe('/');
    },
  );
});

describe('an address that the provider did not verify', () => {
  test.each([
    ['google', 'unverified'],
    ['google', 'nameless'],
    ['github', 'sloppy'],
    ['x', 'hooper'],
  ])('%s as %s does not sign in, but asks for an address', async (provider, as) => {
    await server.signIn('victim@example.com');
    const client = server.newClient();
    const location = await come(client, provider, as, { returnTo: '/heatmap' });
    expect(location).toBe('/login?step=address&returnTo=%2Fheatmap');
    await client.refused(401, contract.getCurrentUser);
  });

  test('the mailed code joins the account to the address, and the next time needs none', async () => {
    const client = server.newClient();
    await come(client, 'x', 'hooper');
    expect(await client.call(contract.getPendingSignIn)).toEqual({
      pending: { label: 'X', handle: '@hooper' },
    });
    const email = 'hooper@example.com';
    await client.call(contract.sendEmailCode, { body: { email } });
    const body = { email, code: mailedCode(server.context, email), forPending: true };
    const user = await client.call(contract.verifyEmailCode, { body });
    expect(await accountsOf(user.id)).toEqual(['x']);
    expect(await client.call(contract.getPendingSignIn)).toEqual({ pending: null });
    const later = server.newClient();
    expect(await come(later, 'x', 'hooper')).toBe('/');
    expect((await later.call(contract.getCurrentUser)).id).toBe(user.id);
  });

  test('somebody else who signs in at the same browser is not joined to it', async () => {
    const client = server.newClient();
    await come(client, 'x', 'guard');
    const email = 'next-at-the-desk@example.com';
    await client.call(contract.sendEmailCode, { body: { email } });
    const body = { email, code: mailedCode(server.context, email) };
    const user = await client.call(contract.verifyEmailCode, { body });
    expect(await accountsOf(user.id)).toEqual(['email']);
    expect(await client.call(contract.getPendingSignIn)).toEqual({ pending: null });
  });

  test('after half an hour it has to be started again, and the code is still valid', async () => {
    const client = server.newClient();
    const began = new Date();
    server.clock = began;
    await come(client, 'x', 'guard');
    server.clock = new Date(began.getTime() + 31 * 60_000);
    const email = 'slow@example.com';
    await client.call(contract.sendEmailCode, { body: { email } });
    const body = { email, code: mailedCode(server.context, email) };
    await client.refused(409, contract.verifyEmailCode, { body: { ...body, forPending: true } });
    await client.call(contract.verifyEmailCode, { body });
  });

  test('a forged or altered cookie gives access to no account', async () => {
    const client = server.newClient();
    await come(client, 'x', 'guard');
    const [content = '', seal = ''] = (client.cookies.get('hooplog-pending') ?? '').split('.');
    const forged = Buffer.from(content, 'base64url').toString().replace('"99"', '"1"');
    const values = [
      `${Buffer.from(forged).toString('base64url')}.${seal}`,
      content,
      `${content}.`,
      'x.y',
      '',
    ];
    for (const value of values) {
      const stranger = server.newClient();
      stranger.setCookie('hooplog-pending', value);
      expect(await stranger.call(contract.getPendingSignIn)).toEqual({ pending: null });
    }
  });

  test('a cookie of one kind is not accepted as another', async () => {
    const client = server.newClient();
    await start(client, 'google');
    client.setCookie('hooplog-pending', client.cookies.get('hooplog-sign-in') ?? '');
    expect(await client.call(contract.getPendingSignIn)).toEqual({ pending: null });
  });
});

describe('errors are shown on the sign-in page', () => {
  const EXPIRED = '/login?problem=expired&provider=google';

  test.each(['google', 'github', 'x'])('%s: the user declined', async (provider) => {
    const client = server.newClient();
    const location = await come(client, provider, 'cancel', { returnTo: '/heatmap' });
    expect(location).toBe(`/login?problem=denied&provider=${provider}&returnTo=%2Fheatmap`);
    await client.refused(401, contract.getCurrentUser);
  });

  test('an answer to another browser', async () => {
    const back = await answerByAddress(await start(server.newClient(), 'google'), 'newcomer');
    const victim = server.newClient();
    expect((await victim.request({ url: pathOf(back) })).headers.location).toBe(EXPIRED);
    await victim.refused(401, contract.getCurrentUser);
  });

  test('a state of a different sign-in', async () => {
    const client = server.newClient();
    const back = await answerByAddress(await start(client, 'google'), 'newcomer');
    back.searchParams.set('state', 'another');
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(EXPIRED);
    await client.refused(401, contract.getCurrentUser);
  });

  test('an answer for another provider’s sign-in', async () => {
    const client = server.newClient();
    const back = await answerByAddress(await start(client, 'github'), 'octocat');
    back.pathname = '/api/auth/google/callback';
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(
      '/login?problem=expired&provider=google',
    );
  });

  test('an answer that comes a second time, also with the cookie put back', async () => {
    const client = server.newClient();
    const back = await answerByAddress(await start(client, 'google'), 'newcomer');
    const cookie = client.cookies.get('hooplog-sign-in') ?? '';
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe('/');
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(EXPIRED);
    const replayer = server.newClient();
    replayer.setCookie('hooplog-sign-in', cookie);
    expect((await replayer.request({ url: pathOf(back) })).headers.location).toBe(
      '/login?problem=failed&provider=google',
    );
    await replayer.refused(401, contract.getCurrentUser);
  });

  test('an answer eleven minutes after the start', async () => {
    const client = server.newClient();
    const began = new Date();
    server.clock = began;
    const back = await answerByAddress(await start(client, 'google'), 'newcomer');
    server.clock = new Date(began.getTime() + 11 * 60_000);
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(EXPIRED);
  });

  test('an identity token for another request: its nonce is wrong', async () => {
    const client = server.newClient();
    const url = new URL(await start(client, 'google'));
    url.searchParams.set('nonce', 'of-another-request-that-somebody-made');
    const back = await answerByAddress(url.href, 'newcomer');
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(
      '/login?problem=failed&provider=google',
    );
    await client.refused(401, contract.getCurrentUser);
  });

  test('a code that was stolen from another sign-in, without its PKCE verifier', async () => {
    for (const [provider, as] of [
      ['github', 'octocat'],
      ['google', 'newcomer'],
    ] as const) {
      const stolen = await answerByAddress(await start(server.newClient(), provider), as);
      const thief = server.newClient();
      const own = new URL(await start(thief, provider)).searchParams.get('state') ?? '';
      stolen.searchParams.set('state', own);
      expect((await thief.request({ url: pathOf(stolen) })).headers.location).toBe(
        `/login?problem=failed&provider=${provider}`,
      );
      await thief.refused(401, contract.getCurrentUser);
    }
  });

  test('a provider that is down', async () => {
    const client = server.newClient();
    const back = await answerByAddress(await start(client, 'github'), 'octocat');
    providers.github.isDown = true;
    expect((await client.request({ url: pathOf(back) })).headers.location).toBe(
      '/login?problem=unavailable&provider=github',
    );
  });

  test('an issuer that is unreachable at first and then recovers', async () => {
    const gone = await startTestProviders(ORIGIN);
    await gone.close();
    const app = await startTestApp({ publicUrl: ORIGIN, signIn: gone.settings });
    try {
      const answer = await app
        .newClient()
        .send(contract.startProviderSignIn, { params: { provider: 'google' } });
      expect(answer.headers.location).toBe('/login?problem=unavailable&provider=google');
    } finally {
      await app.close();
    }
  });

  test('a provider that is not configured', async () => {
    const answer = await server
      .newClient()
      .send(contract.startProviderSignIn, { params: { provider: 'myspace' } });
    expect(answer.headers.location).toBe('/login?problem=unavailable');
  });

  test('too many attempts', async () => {
    const limits = { ...server.context.config.limits, enforced: true, signInsPerIp: 2 };
    const app = await startTestApp({ publicUrl: ORIGIN, signIn: providers.settings, limits });
    try {
      const client = app.newClient();
      await start(client, 'github');
      await start(client, 'github');
      const answer = await client.send(contract.startProviderSignIn, {
        params: { provider: 'github' },
      });
      expect(answer.headers.location).toBe('/login?problem=too_many&provider=github');
    } finally {
      await app.close();
    }
  });
});
