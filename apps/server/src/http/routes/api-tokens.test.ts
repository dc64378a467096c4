import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

/** A signed-in player, and a script of theirs. */
async function withScript(scope: contract.ApiTokenScope) {
  const person = await server.signIn();
  const made = await person.client.call(contract.createApiToken, {
    body: { name: 'Script', scope },
  });
  return { ...person, id: made.id, token: made.token, headers: bearer(made.token) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const script = () => server.newClient();
const goal = { kind: 'shots' as const, target: 100 };

describe('a token', () => {
  test('is shown once, and kept as a hash', async () => {
    const { client, token } = await withScript('read');
    expect(token).toMatch(/^hl_[\w-]{43}$/);
    expect(JSON.stringify(await client.call(contract.listApiTokens))).not.toContain(token);
    const { rows } = await server.context.database.execute(sql`select * from api_tokens`);
    expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  });

  test('authenticates as its user, whatever the case of the scheme', async () => {
    const { user, token, headers } = await withScript('read');
    const asked = await script().call(contract.getCurrentUser, { headers });
    expect(asked.id).toBe(user.id);
    await script().call(contract.getStats, { headers: { authorization: `bearer ${token}` } });
  });

  test('takes precedence over a session in the same request', async () => {
    const { user, headers } = await withScript('read');
    const other = await server.signIn();
    expect((await other.client.call(contract.getCurrentUser, { headers })).id).toBe(user.id);
    await other.client.refused(403, contract.createGoal, { body: goal, headers });
  });

  test('needs no Origin header of ours: browsers never add a token by themselves', async () => {
    const { headers } = await withScript('write');
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    await script().call(contract.createGoal, { body: goal, headers: { ...headers, ...elsewhere } });
    const { client } = await server.signIn();
    const { code } = await client.refused(403, contract.createGoal, {
      body: goal,
      headers: { ...elsewhere, authorization: 'Basic aGk6aG8=' },
    });
    expect(code).toBe('cross_site');
  });

  test('that may only read changes nothing', async () => {
    const { client, headers } = await withScript('read');
    const { code, message } = await script().refused(403, contract.createGoal, {
      body: goal,
      headers,
    });
    expect(code).toBe('forbidden');
    expect(message).toContain('may only read');
    expect(await client.call(contract.listGoals)).toEqual([]);
  });

  test.each<readonly [string, contract.Endpoint, { readonly body?: unknown }]>([
    ['tokens are listed', contract.listApiTokens, {}],
    [
      'a token is made',
      contract.createApiToken,
      { body: { name: 'Two', scope: 'write' as const } },
    ],
    ['sessions are listed', contract.listSessions, {}],
    ['sessions are ended', contract.endOtherSessions, {}],
    ['a device is signed in', contract.createDeviceLink, {}],
    ['the account is deleted', contract.deleteAccount, { body: { confirmation: 'DELETE' } }],
    ['a secret address is shown', contract.getCalendarFeed, {}],
    ['push messages are changed', contract.unsubscribeFromPush, {}],
  ])('is refused where %s', async (_, endpoint, sent) => {
    const { client, headers } = await withScript('write');
    const refusal = await script().refused(403, endpoint, {
      ...sent,
      headers,
    });
    expect(refusal.message).toContain('API tokens cannot do this');
    await client.call(contract.getCurrentUser);
  });

  test('that was revoked or never made is refused, with public calls too', async () => {
    const { client, id, headers } = await withScript('read');
    await client.call(contract.revokeApiToken, { params: { id } });
    const { message } = await script().refused(401, contract.getStats, { headers });
    expect(message).toContain('revoked');
    await script().refused(401, contract.getHealth, { headers });
    await script().refused(401, contract.getStats, { headers: bearer('hl_nothing') });
    await script().call(contract.getHealth, { headers: bearer('somebody-else’s-kind') });
    expect(await client.call(contract.listApiTokens)).toEqual([]);
  });

  test('does not outlive its account', async () => {
    const { client, headers } = await withScript('read');
    await client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    await script().refused(401, contract.getStats, { headers });
  });

  test('cannot be used while the account waits for a parent', async () => {
    const { user, headers } = await withScript('read');
    await server.context.database.execute(
      sql`update users set awaits_parent = 1 where id = ${user.id}`,
    );
    const { code } = await script().refused(403, contract.getStats, { headers });
    expect(code).toBe('consent_needed');
  });

  test('shows when it was last used, updated at most once an hour', async () => {
    const { client, headers } = await withScript('read');
    const lastUsed = async () => (await client.call(contract.listApiTokens))[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    for (const [time, expected] of [
      ['10:00', '10:00'],
      ['10:59', '10:00'],
      ['11:01', '11:01'],
    ]) {
      server.clock = new Date(`2026-06-16T${time}:00Z`);
      await script().call(contract.getStats, { headers });
      expect(await lastUsed()).toBe(`2026-06-16T${expected}:00.000Z`);
    }
    server.clock = null;
  });
});

describe('the tokens of a user', () => {
  test('are their own: another user neither sees nor revokes them', async () => {
    const { id, headers } = await withScript('read');
    const { client: stranger } = await server.signIn();
    expect(await stranger.call(contract.listApiTokens)).toEqual([]);
    await stranger.refused(404, contract.revokeApiToken, { params: { id } });
    await script().call(contract.getStats, { headers });
  });

  test('have names of their own, so that a form sent twice makes one', async () => {
    const { client } = await withScript('read');
    const body = { name: 'Script', scope: 'write' as const };
    const { message } = await client.refused(409, contract.createApiToken, { body });
    expect(message).toBe('You already have a token called Script.');
  });

  test('are at most twenty', async () => {
    const { client } = await server.signIn();
    const make = (name: string) =>
      client.send(contract.createApiToken, { body: { name, scope: 'read' } });
    const answers = await Promise.all(Array.from({ length: 21 }, (_, n) => make(`Script ${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
    expect(await client.call(contract.listApiTokens)).toHaveLength(20);
  });

  test.each([
    ['without a name', { name: ' ', scope: 'read' }],
    ['with a name that is too long', { name: 'x'.repeat(51), scope: 'read' }],
    ['with an unknown scope', { name: 'Script', scope: 'admin' }],
  ])('cannot be made %s', async (_, body) => {
    const { client } = await server.signIn();
    await client.refused(400, contract.createApiToken, { body: body as never });
  });
});

test('the documentation says which calls accept a token', async () => {
  const answer = await server.newClient().request({ url: '/api/docs/json' });
  const docs = answer.json<{
    paths: Record<string, Record<string, { security?: object[] }>>;
    components: { securitySchemes: Record<string, object> };
  }>();
  expect(docs.components.securitySchemes['token']).toMatchObject({ scheme: 'bearer' });
  expect(docs.paths['/api/stats']?.['get']?.security).toEqual([{ session: [] }, { token: [] }]);
  expect(docs.paths['/api/tokens']?.['get']?.security).toEqual([{ session: [] }]);
  expect(docs.paths['/api/health']?.['get']?.security).toBeUndefined();
});

test('a token is found by an index', async () => {
  const { rows } = await server.context.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from api_tokens where token_hash = 'x'`);
  });
  expect(JSON.stringify(rows)).toContain('api_tokens_hash');
});
