import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askForCode, mailedCode, startTestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

beforeEach(() => {
  server.clock = null;
});

describe('sessions', () => {
  test('signing in gives a new session id: a planted one does not become the user’s', async () => {
    const { client } = await server.signIn();
    const planted = client.cookies.get('hooplog') ?? '';
    const email = 'victim@example.com';
    await client.call(contract.sendEmailCode, { body: { email } });
    const code = mailedCode(server.context, email);
    await client.call(contract.verifyEmailCode, { body: { email, code } });
    expect(client.cookies.get('hooplog')).not.toBe(planted);
    const attacker = server.newClient();
    attacker.setCookie('hooplog', planted);
    await attacker.refused(401, contract.getCurrentUser);
  });

  test('before signing in only the code’s cookie is set, and it ends with the sign-in', async () => {
    const { client, email, code } = await askForCode(server, 'cookieless@example.com');
    expect([...client.cookies.keys()]).toEqual(['hooplog-code']);
    await client.call(contract.verifyEmailCode, { body: { email, code } });
    expect([...client.cookies.keys()]).toEqual(['hooplog']);
  });

  test('an expired session is not accepted', async () => {
    const { client, user } = await server.signIn();
    await server.context.database.execute(
      sql`update sessions set expire = now() - interval '1 second' where sess->>'userId' = ${user.id}`,
    );
    await client.refused(401, contract.getCurrentUser);
  });

  test('use prolongs a session once a day, not at every call', async () => {
    const { client, user } = await server.signIn();
    await server.context.database.execute(
      sql`update sessions set expire = now() + interval '1 day' where sess->>'userId' = ${user.id}`,
    );
    const daysLeft = async () => {
      const { rows } = await server.context.database.execute<{ days: number }>(
        sql`select round(extract(epoch from expire - now()) / 86400)::int as days from sessions where sess->>'userId' = ${user.id}`,
      );
      return rows[0]?.days;
    };
    await client.call(contract.getCurrentUser);
    expect(await daysLeft()).toBe(1);
    server.clock = new Date(Date.now() + 24 * 60 * 60_000);
    await client.call(contract.getCurrentUser);
    expect(await daysLeft()).toBe(30);
  });

  test('a made-up or altered cookie is nobody', async () => {
    const { client } = await server.signIn();
    const cookie = client.cookies.get('hooplog') ?? '';
    for (const value of ['x', `${cookie}x`, cookie.replace(/^./, '~')]) {
      const stranger = server.newClient();
      stranger.setCookie('hooplog', value);
      await stranger.refused(401, contract.getCurrentUser);
    }
  });

  test('a deleted user is signed out', async () => {
    const { client, user } = await server.signIn();
    await server.context.database.execute(sql`delete from users where id = ${user.id}`);
    await client.refused(401, contract.getCurrentUser);
  });

  test('under https the cookie is Secure, HttpOnly, Lax and bound to the host', async () => {
    const app = await startTestApp({ publicUrl: 'https://hoop.example', trustProxy: '127.0.0.1' });
    try {
      const client = app.newClient();
      const headers = { 'x-forwarded-proto': 'https' };
      const email = 'secure@example.com';
      await client.call(contract.sendEmailCode, { body: { email }, headers });
      const code = mailedCode(app.context, email);
      const answer = await client.send(contract.verifyEmailCode, {
        body: { email, code },
        headers,
      });
      const bound = { httpOnly: true, sameSite: 'Lax', secure: true, path: '/' };
      expect(answer.cookies).toMatchObject([
        { name: '__Host-hooplog', ...bound },
        { name: '__Host-hooplog-code', value: '', ...bound },
      ]);
      for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
      expect(answer.headers['strict-transport-security']).toBeDefined();
      await client.call(contract.getCurrentUser, { headers });
    } finally {
      await app.close();
    }
  });
});

describe('navigation', () => {
  test('signing out ends the session and leads to the landing page', async () => {
    const { client, user } = await server.signIn();
    const cookie = client.cookies.get('hooplog') ?? '';
    const answer = await client.send(contract.logout);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect(client.cookies.size).toBe(0);
    client.setCookie('hooplog', cookie);
    await client.refused(401, contract.getCurrentUser);
    const { rows } = await server.context.database.execute(
      sql`select 1 from sessions where sess->>'userId' = ${user.id}`,
    );
    expect(rows).toEqual([]);
  });

  test('another site cannot sign anybody out', async () => {
    const { client } = await server.signIn();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await client.send(contract.logout, { headers })).statusCode).toBe(302);
    await client.call(contract.getCurrentUser);
  });

  test('signing out without a session leads to the landing page as well', async () => {
    expect((await server.newClient().send(contract.logout)).headers.location).toBe('/');
  });

  test.each([
    [undefined, '/login'],
    ['/heatmap?period=7d', '/login?returnTo=%2Fheatmap%3Fperiod%3D7d'],
    ['//evil.example', '/login'],
    ['https://evil.example', '/login'],
  ])('/api/login?returnTo=%s leads strangers to %s', async (returnTo, location) => {
    const query = returnTo === undefined ? {} : { returnTo };
    const answer = await server.newClient().send(contract.startLogin, { query });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  test('/api/login leads who is signed in straight on', async () => {
    const { client } = await server.signIn();
    const answer = await client.send(contract.startLogin, { query: { returnTo: '/heatmap' } });
    expect(answer.headers.location).toBe('/heatmap');
  });
});

test('a user who signs out to switch accounts is sent to sign in, and back to the invitation', async () => {
  const { client } = await server.signIn();
  const answer = await client.send(contract.logout, { query: { returnTo: '/invite/abc' } });
  expect(answer.headers.location).toBe('/login?returnTo=%2Finvite%2Fabc');
  await client.refused(401, contract.getCurrentUser);
  const elsewhere = await client.send(contract.logout, { query: { returnTo: '//evil.example' } });
  expect(elsewhere.headers.location).toBe('/');
});
