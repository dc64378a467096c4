import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { groupInvites, groups } from '../../database/schema/community.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { accounts, users } from '../../database/schema/users.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { replaceAddress } from '../../services/email-change/replace-address.ts';
import { findUserOfAccount } from '../../services/sign-in/find-or-create-user.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useAddressChanges } from '../../testing/test-address-change.ts';

const { server, newAddress, start, change, stopPath } = useAddressChanges();
const strict = useTestApp({ joining: { who: 'open', domains: ['school.example'] } });
const providersOnly = useTestApp();

describe('the old address', () => {
  test('can stop the change, which signs everybody out', async () => {
    const person = await server.signIn();
    const { email, oldCode, newCode } = await start(person);
    const path = stopPath(person.user.email);
    const { database } = server.context;
    const key = { userId: person.user.id, credentialId: 'x', publicKey: 'x', name: 'Key' };
    await database.insert(passkeys).values({ ...key, counter: 0, transports: [] });
    const reader = server.newClient();
    expect((await reader.request({ url: path })).body).toContain(email);
    // Opening the link, as mail scanners do, stops nothing.
    await person.client.call(contract.getCurrentUser);
    const stopped = await reader.request({ method: 'POST', url: path });
    expect(stopped.body).toContain('The change is stopped');
    expect(await database.$count(passkeys, eq(passkeys.userId, person.user.id))).toBe(0);
    await person.client.refused(401, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await server.signIn(person.user.email)).user.id).toBe(person.user.id);
  });

  test('can stop it long after its codes have expired', async () => {
    const person = await server.signIn();
    await start(person);
    server.clock = new Date(Date.now() + 24 * 3_600_000);
    const stopped = await server
      .newClient()
      .request({ method: 'POST', url: stopPath(person.user.email) });
    expect(stopped.body).toContain('The change is stopped');
  });

  test('cannot stop a finished change', async () => {
    const person = await server.signIn();
    const codes = await start(person);
    const path = stopPath(person.user.email);
    const { oldCode, newCode } = codes;
    await person.client.call(contract.finishEmailChange, { body: { oldCode, newCode } });
    const page = await server.newClient().request({ method: 'POST', url: path });
    expect(page.body).toContain('There is nothing to stop');
    await person.client.call(contract.getCurrentUser);
  });
});

describe('data that belongs to the address', () => {
  test('accounts at providers sign in as before', async () => {
    const person = await server.signIn();
    const github = { provider: 'github', providerId: `id-${person.user.id}` };
    await server.context.database.insert(accounts).values({ userId: person.user.id, ...github });
    const { email } = await change(person);
    expect(await findUserOfAccount(server.context, github)).toMatchObject({ email });
    const rows = await server.context.database
      .select({ provider: accounts.provider, providerId: accounts.providerId })
      .from(accounts)
      .where(eq(accounts.userId, person.user.id));
    expect(rows).toContainEqual({ provider: 'email', providerId: email });
    expect(rows).toHaveLength(2);
  });

  test.each(['new', 'old'] as const)(
    'a link in a mail to the %s address unsubscribes',
    async (which) => {
      const person = await server.signIn();
      await person.client.call(contract.updateProfile, {
        body: { displayName: 'Maya', weeklyDigest: 1 },
      });
      const { email } = await change(person);
      const address = which === 'new' ? email : person.user.email;
      const token = unsubscribeToken(server.context.secret, { address, kind: null });
      await server.newClient().call(contract.unsubscribe, { query: { token } });
      expect(await person.client.call(contract.getCurrentUser)).toMatchObject({
        weeklyDigest: 0,
        productUpdates: 0,
      });
    },
  );

  test('such a link unsubscribes the account that has the address now', async () => {
    const person = await server.signIn();
    await change(person);
    const next = await server.signIn(person.user.email);
    const link = { address: person.user.email, kind: 'productUpdates' } as const;
    const token = unsubscribeToken(server.context.secret, link);
    await server.newClient().call(contract.unsubscribe, { query: { token } });
    expect((await next.client.call(contract.getCurrentUser)).productUpdates).toBe(0);
    expect((await person.client.call(contract.getCurrentUser)).productUpdates).toBe(1);
  });

  test('invitations stay with the address: those to the new one are shown', async () => {
    const [person, owner] = [await server.signIn(), await server.signIn()];
    const email = newAddress();
    const { database } = server.context;
    const [group] = await database
      .insert(groups)
      .values({ name: 'Owls', ownerId: owner.user.id })
      .returning();
    if (group === undefined) throw new Error('No row');
    const invite = { groupId: group.id, inviterId: owner.user.id };
    const expiresAt = new Date(Date.now() + 86_400_000);
    await database
      .insert(groupInvites)
      .values({ ...invite, token: 'x'.repeat(32), inviteeEmail: email, expiresAt });
    await change(person, email);
    expect(JSON.stringify(await person.client.call(contract.listNotifications))).toContain('Owls');
  });
});

describe('addresses that are refused', () => {
  test('a child cannot take the parent’s mailbox, whenever the parent was named', async () => {
    const person = await server.signIn();
    const { database } = server.context;
    const deadline = new Date(Date.now() + 86_400_000);
    const { oldCode, newCode } = await start(person, 'kid.mother@gmail.com');
    await database.insert(parentalConsents).values({
      ...{ userId: person.user.id, deadline, grantedAt: new Date() },
      parentEmail: 'kidmother@gmail.com',
    });
    const late = { body: { oldCode, newCode } };
    expect(
      (await person.client.refused(400, contract.finishEmailChange, late)).fields,
    ).toHaveProperty('email');
    for (const email of ['kidmother@gmail.com', 'kidmother+hoops@googlemail.com']) {
      await person.client.refused(400, contract.startEmailChange, { body: { email } });
    }
  });

  test('a child without consent cannot change the address', async () => {
    const { client, user } = await server.signIn();
    await server.context.database
      .update(users)
      .set({ awaitsParent: 1 })
      .where(eq(users.id, user.id));
    const { code } = await client.refused(403, contract.startEmailChange, {
      body: { email: newAddress() },
    });
    expect(code).toBe('consent_needed');
  });

  test('an operator can only use addresses that the setting names', async () => {
    const operator = await server.signIn('op@example.com');
    await operator.client.refused(403, contract.startEmailChange, {
      body: { email: newAddress() },
    });
    const changed = await change(operator, 'op2@example.com');
    expect(changed.isOperator).toBe(true);
    // The mailbox alone makes someone an operator.
    const other = await server.signIn();
    expect((await change(other, 'op@example.com')).isOperator).toBe(true);
  });

  test('a change cannot bypass the rules on who may join', async () => {
    const person = await strict.signIn('maya@school.example');
    const { oldCode, newCode } = await start(person, 'friend@elsewhere.example', strict);
    await person.client.refused(403, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await change(person, 'm@school.example', strict)).email).toBe('m@school.example');
  });

  test('where only providers sign users in, they determine the address', async () => {
    const { client } = await providersOnly.signIn();
    Object.assign(providersOnly.context.config, { emailCodes: false });
    await client.refused(403, contract.startEmailChange, { body: { email: newAddress() } });
    Object.assign(providersOnly.context.config, { emailCodes: true });
  });
});

describe('an operator at a user’s request', () => {
  test('gives an account another address and signs it out', async () => {
    const person = await server.signIn();
    const to = newAddress();
    await replaceAddress(server.context, { from: person.user.email, to });
    await person.client.refused(401, contract.getCurrentUser);
    expect((await server.signIn(to)).user.id).toBe(person.user.id);
  });

  test('is refused an address that has an account, or an unknown account', async () => {
    const [person, owner] = [await server.signIn(), await server.signIn()];
    const from = person.user.email;
    await expect(replaceAddress(server.context, { from, to: owner.user.email })).rejects.toThrow(
      'account of its own',
    );
    await expect(
      replaceAddress(server.context, { from: 'nobody@example.com', to: newAddress() }),
    ).rejects.toThrow('Account not found');
  });
});
