import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askForCode, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** Signs in with an address on one more device. */
async function signInFrom(email: string, userAgent: string) {
  const { client, code } = await askForCode(server, email);
  const body = { email, code };
  await client.call(contract.verifyEmailCode, { body, headers: { 'user-agent': userAgent } });
  return client;
}

async function twoDevices() {
  const { client: laptop, user } = await server.signIn();
  const phone = await signInFrom(user.email, IPHONE);
  return { laptop, phone, user };
}

test('a user sees where they are signed in, and which of them this is', async () => {
  const { laptop, phone } = await twoDevices();
  const seen = await phone.call(contract.listSessions);
  expect(seen).toHaveLength(2);
  const today = new Date().toISOString().slice(0, 10);
  expect(seen.find(({ isCurrent }) => isCurrent)).toMatchObject({
    device: 'Safari on iPhone',
    lastUsedDay: today,
  });
  const other = (await laptop.call(contract.listSessions)).find(({ isCurrent }) => !isCurrent);
  expect(other?.device).toBe('Safari on iPhone');
});

test('the last use of a device is a day in the user’s own calendar', async () => {
  server.clock = new Date('2026-06-16T03:00:00Z');
  const { client } = await server.signIn(undefined, 'America/New_York');
  await client.call(contract.getCurrentUser);
  const lastUsed = async () => (await client.call(contract.listSessions))[0]?.lastUsedDay;
  expect(await lastUsed()).toBe('2026-06-15');
  server.clock = new Date('2026-06-16T04:30:00Z');
  expect(await lastUsed()).toBe('2026-06-16');
  server.clock = null;
});

test('the list holds nothing that grants access: no session id and no full user agent', async () => {
  const { phone, user } = await twoDevices();
  const body = JSON.stringify(await phone.call(contract.listSessions));
  const { rows } = await server.context.database.execute<{ sid: string; sess: string }>(
    sql`select sid, sess::text as sess from sessions where sess->>'userId' = ${user.id}`,
  );
  expect(rows).toHaveLength(2);
  for (const { sid, sess } of rows) {
    expect(body).not.toContain(sid);
    expect(sess).not.toContain('Mozilla');
  }
});

test('a device is signed out at once, the others stay', async () => {
  const { laptop, phone } = await twoDevices();
  const lost = (await laptop.call(contract.listSessions)).find(({ isCurrent }) => !isCurrent);
  await laptop.call(contract.endSession, { params: { id: lost?.id ?? '' } });
  await phone.refused(401, contract.getCurrentUser);
  await laptop.call(contract.getCurrentUser);
  await laptop.refused(404, contract.endSession, { params: { id: lost?.id ?? '' } });
});

test('ending the current session signs this device out', async () => {
  const { laptop, phone } = await twoDevices();
  const here = (await phone.call(contract.listSessions)).find(({ isCurrent }) => isCurrent);
  await phone.call(contract.endSession, { params: { id: here?.id ?? '' } });
  expect([...phone.cookies.keys()]).toEqual(['hooplog_language']);
  await phone.refused(401, contract.getCurrentUser);
  expect(await laptop.call(contract.listSessions)).toHaveLength(1);
});

test('ending all others takes effect at once and keeps this one and other users’ sessions', async () => {
  const { laptop, phone, user } = await twoDevices();
  const third = await signInFrom(user.email, 'curl/8');
  const stranger = await server.signIn();
  await third.call(contract.endOtherSessions);
  await laptop.refused(401, contract.getCurrentUser);
  await phone.refused(401, contract.getCurrentUser);
  await third.call(contract.getCurrentUser);
  await stranger.client.call(contract.getCurrentUser);
});

test('somebody else’s session cannot be ended', async () => {
  const { client: victim } = await server.signIn();
  const [theirs] = await victim.call(contract.listSessions);
  const { client: stranger } = await server.signIn();
  await stranger.refused(404, contract.endSession, { params: { id: theirs?.id ?? '' } });
  await victim.call(contract.getCurrentUser);
});

test('an expired session is not listed', async () => {
  const { laptop, phone, user } = await twoDevices();
  await server.context.database.execute(
    sql`update sessions set expire = now() - interval '1 second' where sess->>'userId' = ${user.id} and sess->>'device' = 'Safari on iPhone'`,
  );
  await phone.refused(401, contract.getCurrentUser);
  expect(await laptop.call(contract.listSessions)).toMatchObject([{ isCurrent: true }]);
});

test('the sessions of a user are found by an index', async () => {
  const { rows } = await server.context.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<Record<string, string>>(
      sql`explain select sid from sessions where sess ->> 'userId' = 'x'`,
    );
  });
  expect(JSON.stringify(rows)).toContain('sessions_user');
});
