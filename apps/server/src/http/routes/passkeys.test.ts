import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { relyingParty } from '../../auth/relying-party.ts';
import { passkeyChallenges, passkeys } from '../../database/schema/passkeys.ts';
import { users } from '../../database/schema/users.ts';
import { tellPasskeyAdded } from '../../jobs/handlers/tell-passkey-added.ts';
import type { JobContext } from '../../jobs/handler.ts';
import { Authenticator, type Forgery } from '../../testing/authenticator.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const ORIGIN = 'http://localhost';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1';

async function add({ client }: SignedIn, device = new Authenticator(ORIGIN), forged: Forgery = {}) {
  const answer = device.create(await client.call(contract.startPasskey), forged);
  const headers = { 'user-agent': IPHONE };
  const passkey = await client.call(contract.addPasskey, { body: answer, headers });
  return { device, passkey, answer };
}

/** A user with a passkey. */
async function withPasskey() {
  const person = await server.signIn();
  return { ...person, ...(await add(person)) };
}

/** A browser that has started to sign in. */
async function asked() {
  const client = server.newClient();
  return { client, options: await client.call(contract.startPasskeySignIn) };
}

describe('a passkey', () => {
  test('signs in, by the device that has it', async () => {
    const { user, device, client } = await withPasskey();
    const here = await asked();
    const found = await here.client.call(contract.signInByPasskey, {
      body: device.get(here.options),
    });
    expect(found.id).toBe(user.id);
    expect((await here.client.call(contract.getCurrentUser)).id).toBe(user.id);
    const [listed] = await client.call(contract.listPasskeys);
    expect(listed?.lastUsedAt).not.toBeNull();
  });

  test('is named after its device, and tells nothing that signs in', async () => {
    const { client, passkey, answer } = await withPasskey();
    expect(passkey).toMatchObject({ name: 'Safari on iPhone', lastUsedAt: null });
    expect(JSON.stringify(await client.call(contract.listPasskeys))).not.toContain(answer.id);
  });

  test('is not made twice by one device, which receives the existing ones', async () => {
    const person = await withPasskey();
    const { excludeCredentials } = await person.client.call(contract.startPasskey);
    expect(excludeCredentials).toEqual([
      { id: person.answer.id, type: 'public-key', transports: ['internal'] },
    ]);
    const again = person.device.create(await person.client.call(contract.startPasskey));
    await person.client.refused(409, contract.addPasskey, { body: again });
  });

  test('that was removed lets nobody in', async () => {
    const { client, device, passkey } = await withPasskey();
    await client.call(contract.removePasskey, { params: { id: passkey.id } });
    expect(await client.call(contract.listPasskeys)).toEqual([]);
    const here = await asked();
    await here.client.refused(400, contract.signInByPasskey, { body: device.get(here.options) });
  });

  test('of somebody else does not exist', async () => {
    const { passkey } = await withPasskey();
    const other = await server.signIn();
    expect(await other.client.call(contract.listPasskeys)).toEqual([]);
    await other.client.refused(404, contract.removePasskey, { params: { id: passkey.id } });
  });

  test('of a disabled account cannot sign in', async () => {
    const { user, device } = await withPasskey();
    const { database } = server.context;
    await database.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
    const here = await asked();
    const { message } = await here.client.refused(403, contract.signInByPasskey, {
      body: device.get(here.options),
    });
    expect(message).toContain('disabled');
    await here.client.refused(401, contract.getCurrentUser);
  });

  test('is deleted with the account, and its challenges too', async () => {
    const { user, client, device } = await withPasskey();
    await client.call(contract.startPasskey);
    await client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    const { database } = server.context;
    expect(await database.$count(passkeys, eq(passkeys.userId, user.id))).toBe(0);
    expect(await database.$count(passkeyChallenges, eq(passkeyChallenges.userId, user.id))).toBe(0);
    const here = await asked();
    await here.client.refused(400, contract.signInByPasskey, { body: device.get(here.options) });
  });

  test('is reported to the owner by mail, unless it was removed by then', async () => {
    const { user, client, passkey } = await withPasskey();
    const { rows } = await server.context.database.execute<{ payload: { passkeyId: string } }>(
      sql`select payload from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where identifier = 'tell-passkey-added' and payload ->> 'passkeyId' = ${passkey.id}`,
    );
    expect(rows).toHaveLength(1);
    const run = () =>
      tellPasskeyAdded.run(
        server.context as unknown as JobContext,
        { passkeyId: passkey.id },
        { signal: new AbortController().signal, isLastTry: false },
      );
    expect(await run()).toBe('done');
    expect(server.context.mail.mailbox?.[0]).toMatchObject({ to: user.email });
    expect(server.context.mail.mailbox?.[0]?.text).toContain('Safari on iPhone');
    await client.call(contract.removePasskey, { params: { id: passkey.id } });
    expect(await run()).toBe('skipped');
  });

  test('is one of at most 20', async () => {
    const person = await server.signIn();
    const { answer } = await add(person);
    const device = new Authenticator(ORIGIN);
    const last = device.create(await person.client.call(contract.startPasskey));
    await server.context.database.insert(passkeys).values(
      Array.from({ length: contract.MAX_PASSKEYS - 1 }, (_, index) => ({
        ...{ userId: person.user.id, credentialId: `${answer.id}${index}`, publicKey: 'x' },
        ...{ counter: 0, transports: [], name: 'Key' },
      })),
    );
    await person.client.refused(409, contract.addPasskey, { body: last });
    await person.client.refused(409, contract.startPasskey);
  });
});

describe('an answer', () => {
  test('is good once', async () => {
    const { device } = await withPasskey();
    const here = await asked();
    const body = device.get(here.options);
    const cookies = [...here.client.cookies];
    await here.client.call(contract.signInByPasskey, { body });
    // As an attacker who has copied everything would send it.
    const thief = server.newClient();
    for (const [name, value] of cookies) thief.setCookie(name, value);
    await thief.refused(400, contract.signInByPasskey, { body });
  });

  test('sent twice at once signs in once', async () => {
    const { device } = await withPasskey();
    const here = await asked();
    const body = device.get(here.options);
    const answers = await Promise.all([
      here.client.send(contract.signInByPasskey, { body }),
      here.client.send(contract.signInByPasskey, { body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('that makes a passkey, sent twice at once, makes one', async () => {
    const { client } = await server.signIn();
    const body = new Authenticator(ORIGIN).create(await client.call(contract.startPasskey));
    const answers = await Promise.all([
      client.send(contract.addPasskey, { body }),
      client.send(contract.addPasskey, { body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(await client.call(contract.listPasskeys)).toHaveLength(1);
  });

  test('is good in the browser that was asked alone', async () => {
    const { device } = await withPasskey();
    const [here, elsewhere] = [await asked(), await asked()];
    const body = device.get(here.options);
    await elsewhere.client.refused(400, contract.signInByPasskey, { body });
    await server.newClient().refused(400, contract.signInByPasskey, { body });
    await here.client.call(contract.signInByPasskey, { body });
  });

  test('to somebody else’s challenge makes no passkey', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const body = new Authenticator(ORIGIN).create(await one.client.call(contract.startPasskey));
    await other.client.refused(400, contract.addPasskey, { body });
    expect(await other.client.call(contract.listPasskeys)).toEqual([]);
  });

  test('to a challenge of the other kind is refused', async () => {
    const { client, device } = await withPasskey();
    const here = await asked();
    const making = await client.call(contract.startPasskey);
    await here.client.refused(400, contract.signInByPasskey, { body: device.get(making) });
    const body = new Authenticator(ORIGIN).create({ ...making, challenge: here.options.challenge });
    await client.refused(400, contract.addPasskey, { body });
  });

  test('expires after ten minutes', async () => {
    const { device } = await withPasskey();
    const { client, options } = await asked();
    server.clock = new Date(Date.now() + 10 * 60_000 + 1);
    await client.refused(400, contract.signInByPasskey, { body: device.get(options) });
    server.clock = null;
  });

  test.each<readonly [string, Forgery]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of the same host at another port', { origin: 'http://localhost:8080' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by a device that did not ask its owner', { userVerified: false }],
    ['for another account', { userHandle: 'AAAA' }],
    ['that makes a passkey', { type: 'webauthn.create' }],
  ])('%s is refused', async (_, forged) => {
    const { device } = await withPasskey();
    const { client, options } = await asked();
    const { code } = await client.refused(400, contract.signInByPasskey, {
      body: device.get(options, forged),
    });
    expect(code).toBe('code_invalid');
    await client.refused(401, contract.getCurrentUser);
  });

  test.each<readonly [string, Forgery]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by a device that did not ask its owner', { userVerified: false }],
  ])('%s makes no passkey', async (_, forged) => {
    const { client } = await server.signIn();
    const body = new Authenticator(ORIGIN).create(await client.call(contract.startPasskey), forged);
    await client.refused(400, contract.addPasskey, { body });
    expect(await client.call(contract.listPasskeys)).toEqual([]);
  });

  test('that is wrong uses up its challenge', async () => {
    const { device } = await withPasskey();
    const { client, options } = await asked();
    const wrong = device.get(options, { origin: 'https://evil.example' });
    await client.refused(400, contract.signInByPasskey, { body: wrong });
    await client.refused(400, contract.signInByPasskey, { body: device.get(options) });
  });

  test('signed with another key is refused', async () => {
    const { answer } = await withPasskey();
    const { client, options } = await asked();
    const forged = { ...new Authenticator(ORIGIN).get(options), id: answer.id, rawId: answer.id };
    await client.refused(400, contract.signInByPasskey, { body: forged });
  });

  test.each<readonly [string, readonly number[], number]>([
    ['counts on', [1, 2, 5], 200],
    ['counts backwards: there is a copy', [5, 4], 400],
    ['stands still', [5, 5], 400],
    ['stops counting', [5, 0], 400],
    ['never counted', [0, 0], 200],
  ])('of a device that %s', async (_, counts, status) => {
    const { device } = await withPasskey();
    const statuses: number[] = [];
    for (const counter of counts) {
      const here = await asked();
      const body = device.get(here.options, { counter });
      statuses.push((await here.client.send(contract.signInByPasskey, { body })).statusCode);
    }
    expect(statuses).toEqual([...counts.slice(1).map(() => 200), status]);
  });

  test.each<readonly [string, object]>([
    ['nothing', {}],
    ['invalid base64url', { id: 'a b', rawId: 'a b' }],
    ['another type', { type: 'password' }],
    ['a megabyte', { id: 'x'.repeat(1_000_000) }],
  ])('with %s is refused as invalid', async (_, wrong) => {
    const { client, options } = await asked();
    const right = new Authenticator(ORIGIN).get(options);
    const body = Object.keys(wrong).length === 0 ? {} : { ...right, ...wrong };
    const { statusCode } = await client.request({
      method: 'POST',
      url: contract.signInByPasskey.path,
      payload: body,
    });
    expect([400, 413]).toContain(statusCode);
  });

  test('whose bytes are not CBOR is refused', async () => {
    const { client } = await server.signIn();
    const right = new Authenticator(ORIGIN).create(await client.call(contract.startPasskey));
    const response = { ...right.response, attestationObject: 'AAAA' };
    await client.refused(400, contract.addPasskey, { body: { ...right, response } });
  });
});

describe('this site', () => {
  const settings = { emailCodes: true, lan: false, publicUrl: null as string | null };
  const localhost = { host: 'localhost:3000', protocol: 'http' };

  test.each<readonly [string, object, object, string | null]>([
    ['localhost', {}, localhost, 'localhost'],
    ['https with a host name', { publicUrl: 'https://hoops.example' }, localhost, 'hoops.example'],
    ['http with a host name', { publicUrl: 'http://hoops.example' }, localhost, null],
    ['https with an IPv4 address', { publicUrl: 'https://192.168.1.5' }, localhost, null],
    ['https with an IPv6 address', { publicUrl: 'https://[fd00::1]' }, localhost, null],
    ['a loopback address', {}, { host: '127.0.0.1:3000', protocol: 'http' }, null],
    ['an unverified host name', {}, { host: 'evil.example', protocol: 'https' }, null],
    ['--lan', { lan: true }, { host: 'localhost:3000', protocol: 'https' }, null],
    ['providers only', { emailCodes: false }, localhost, null],
  ])('at %s', (_, config, request, id) => {
    const found = relyingParty(
      { ...settings, ...config },
      request as Parameters<typeof relyingParty>[1],
    );
    expect(found?.id ?? null).toBe(id);
  });

  test('reports whether it supports passkeys, and refuses them if not', async () => {
    const client = server.newClient();
    expect((await client.call(contract.listSignInMethods)).passkeys).toBe(true);
    const headers = { host: '127.0.0.1:3000' };
    expect((await client.call(contract.listSignInMethods, { headers })).passkeys).toBe(false);
    await client.refused(403, contract.startPasskeySignIn, { headers });
  });
});
