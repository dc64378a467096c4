import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

afterEach(() => {
  server.clock = null;
});

/** A signed-in laptop with a link, and a phone on which nobody is signed in. */
async function aLink() {
  const { client: laptop, user } = await server.signIn();
  const link = await laptop.call(contract.createDeviceLink);
  return { laptop, user, link, phone: server.newClient() };
}

test('a link signs in one more device as its user, and the first device sees it', async () => {
  const { laptop, user, link, phone } = await aLink();
  const body = { secret: link.secret };
  const params = { id: link.id };
  expect(await laptop.call(contract.getDeviceLink, { params })).toMatchObject({ state: 'waiting' });
  expect(await phone.call(contract.previewDeviceLink, { body })).toEqual({ name: user.email });
  await phone.refused(401, contract.getCurrentUser);

  const headers = { 'user-agent': IPHONE };
  const redeemed = await phone.call(contract.redeemDeviceLink, { body, headers });
  expect(redeemed.id).toBe(user.id);
  expect((await phone.call(contract.getCurrentUser)).id).toBe(user.id);
  expect(await laptop.call(contract.getDeviceLink, { params })).toEqual({
    state: 'used',
    device: 'Safari on iPhone',
  });
  expect(await laptop.call(contract.listSessions)).toHaveLength(2);
});

test('a link is good once, also for two devices at the same time', async () => {
  const { link } = await aLink();
  const body = { secret: link.secret };
  const phones = Array.from({ length: 5 }, () => server.newClient());
  const answers = await Promise.all(
    phones.map((phone) =>
      phone.request({ method: 'POST', url: '/api/auth/links/redeem', payload: body }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([200, 400, 400, 400, 400]);
  const late = await server.newClient().refused(400, contract.previewDeviceLink, { body });
  expect(late.code).toBe('code_invalid');
});

test('a link is valid for two minutes', async () => {
  const { laptop, link, phone } = await aLink();
  const body = { secret: link.secret };
  server.clock = new Date(Date.parse(link.expiresAt) - 1000);
  await phone.call(contract.previewDeviceLink, { body });
  server.clock = new Date(Date.parse(link.expiresAt) + 1000);
  await phone.refused(400, contract.previewDeviceLink, { body });
  await phone.refused(400, contract.redeemDeviceLink, { body });
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(120_000);
  expect(await laptop.call(contract.getDeviceLink, { params: { id: link.id } })).toEqual({
    state: 'expired',
    device: null,
  });
});

test('a link ends with the session that made it', async () => {
  const { laptop, link, phone } = await aLink();
  await laptop.request({ method: 'GET', url: '/api/logout' });
  await phone.refused(400, contract.redeemDeviceLink, { body: { secret: link.secret } });
});

test('only the session that made a link learns what became of it', async () => {
  const { link } = await aLink();
  const { client: stranger } = await server.signIn();
  await stranger.refused(404, contract.getDeviceLink, { params: { id: link.id } });
  await server.newClient().refused(401, contract.getDeviceLink, { params: { id: link.id } });
  await server.newClient().refused(401, contract.createDeviceLink);
  await stranger.refused(400, contract.redeemDeviceLink, { body: { secret: 'x' } });
});

test('a device used by somebody else is switched to the link’s user, under a new session', async () => {
  const { user, link } = await aLink();
  const { client: shared } = await server.signIn();
  const before = [...shared.cookies.values()];
  await shared.call(contract.redeemDeviceLink, { body: { secret: link.secret } });
  expect((await shared.call(contract.getCurrentUser)).id).toBe(user.id);
  expect([...shared.cookies.values()]).not.toEqual(before);
});

test('only a keyed hash of the secret is stored', async () => {
  const { link } = await aLink();
  const { rows } = await server.context.database.execute(sql`select * from device_links`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(link.secret);
  expect(Buffer.from(link.secret, 'base64url')).toHaveLength(24);
});

test('links that expired long ago are deleted', async () => {
  const { laptop, link } = await aLink();
  server.clock = new Date(Date.parse(link.expiresAt) + 2 * 3_600_000);
  await laptop.call(contract.createDeviceLink);
  await laptop.refused(404, contract.getDeviceLink, { params: { id: link.id } });
});

test('a child who waits for a parent cannot make one', async () => {
  const { client, user } = await server.signIn();
  await server.context.database.execute(
    sql`update users set awaits_parent = 1 where id = ${user.id}`,
  );
  const refusal = await client.refused(403, contract.createDeviceLink);
  expect(refusal.code).toBe('consent_needed');
});
