import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { groupInvites, groups } from '../../database/schema/community.ts';
import { parentalConsents } from '../../database/schema/consents.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { accounts, users } from '../../database/schema/users.ts';
import type { JobContext } from '../../jobs/handler.ts';
import { tellEmailChanged } from '../../jobs/handlers/tell-email-changed.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { replaceAddress } from '../../services/email-change/replace-address.ts';
import { findUserOfAccount } from '../../services/sign-in/find-or-create-user.ts';
import { mailedCode, type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp({ operators: ['op@example.com', 'op2@example.com'] });
const strict = useTestApp({ joining: { who: 'open', domains: ['school.example'] } });
const providersOnly = useTestApp();

let made = 0;
const newAddress = () => `new${++made}@example.com`;

const mailsTo = (email: string, app = server) =>
  (app.context.mail.mailbox ?? []).filter(({ to }) => to === email);

async function start({ client, user }: SignedIn, email = newAddress(), app = server) {
  await client.call(contract.startEmailChange, { body: { email } });
  const oldCode = mailedCode(app.context, user.email);
  return { email, oldCode, newCode: mailedCode(app.context, email) };
}

async function change(person: SignedIn, email = newAddress(), app = server) {
  const { oldCode, newCode } = await start(person, email, app);
  return person.client.call(contract.finishEmailChange, { body: { oldCode, newCode } });
}

function stopPath(email: string): string {
  const found = /\/api\/mail\/email-change\?token=[\w-]+/.exec(mailsTo(email)[0]?.text ?? '');
  if (found === null) throw new Error('No link that stops it was mailed');
  return found[0];
}

/** A code that is not this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

afterEach(() => {
  server.clock = null;
});

describe('a change of address', () => {
  test('is done by the codes of both mailboxes', async () => {
    const person = await server.signIn();
    const email = newAddress();
    expect(await change(person, email)).toMatchObject({ id: person.user.id, email });
    const again = await server.signIn(email);
    expect(again.user.id).toBe(person.user.id);
  });

  test('frees the old address: it signs in to an account of its own', async () => {
    const person = await server.signIn();
    await change(person);
    expect((await server.signIn(person.user.email)).user.id).not.toBe(person.user.id);
  });

  test('ends all other sessions, and keeps this one', async () => {
    const person = await server.signIn();
    const elsewhere = await server.signIn(person.user.email);
    await change(person);
    await elsewhere.client.refused(401, contract.getCurrentUser);
    await person.client.call(contract.getCurrentUser);
  });

  test('is told to the old address', async () => {
    const person = await server.signIn();
    const { email } = await change(person);
    const { rows } = await server.context.database.execute<{
      payload: { userId: string; email: string };
    }>(
      sql`select payload from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
        where identifier = 'tell-email-changed' and payload ->> 'userId' = ${person.user.id}`,
    );
    const [job] = rows;
    if (job === undefined) throw new Error('No job');
    const context = server.context as unknown as JobContext;
    const run = { signal: new AbortController().signal, isLastTry: false };
    expect(await tellEmailChanged.run(context, job.payload, run)).toBe('done');
    expect(mailsTo(person.user.email)[0]?.text).toContain(email);
    await person.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    expect(await tellEmailChanged.run(context, job.payload, run)).toBe('skipped');
  });

  test.each<readonly [string, (right: { oldCode: string; newCode: string }) => object, string[]]>([
    ['the old code', ({ oldCode }) => ({ oldCode: other(oldCode) }), ['oldCode']],
    ['the new code', ({ newCode }) => ({ newCode: other(newCode) }), ['newCode']],
    ['the same code twice', ({ newCode }) => ({ oldCode: newCode }), ['oldCode']],
    [
      'codes changed round',
      ({ oldCode, newCode }) => ({ oldCode: newCode, newCode: oldCode }),
      ['oldCode', 'newCode'],
    ],
  ])('with %s wrong is refused, and says which', async (_, wrong, fields) => {
    const person = await server.signIn();
    const right = await start(person);
    const { oldCode, newCode } = { ...right, ...wrong(right) };
    const refused = await person.client.refused(400, contract.finishEmailChange, {
      body: { oldCode, newCode },
    });
    expect(refused.code).toBe('code_invalid');
    expect(Object.keys(refused.fields ?? {})).toEqual(fields);
    expect((await person.client.call(contract.getCurrentUser)).email).toBe(person.user.email);
  });

  test('ends after five tries', async () => {
    const person = await server.signIn();
    const { oldCode, newCode } = await start(person);
    for (let tried = 0; tried < 5; tried += 1) {
      const body = { oldCode: other(oldCode), newCode };
      await person.client.refused(400, contract.finishEmailChange, { body });
    }
    await person.client.refused(400, contract.finishEmailChange, { body: { oldCode, newCode } });
  });

  test('ends after half an hour', async () => {
    const person = await server.signIn();
    const { oldCode, newCode } = await start(person);
    server.clock = new Date(Date.now() + 30 * 60_000 + 1);
    await person.client.refused(400, contract.finishEmailChange, { body: { oldCode, newCode } });
  });

  test('is finished by the session that asked for it alone', async () => {
    const person = await server.signIn();
    const { oldCode, newCode } = await start(person);
    const elsewhere = await server.signIn(person.user.email);
    await elsewhere.client.refused(400, contract.finishEmailChange, { body: { oldCode, newCode } });
    const stranger = await server.signIn();
    await stranger.client.refused(400, contract.finishEmailChange, { body: { oldCode, newCode } });
    await server.newClient().refused(401, contract.finishEmailChange, {
      body: { oldCode, newCode },
    });
  });

  test('that is asked for anew ends the one before', async () => {
    const person = await server.signIn();
    const first = await start(person);
    const second = await start(person);
    const { oldCode, newCode } = first;
    await person.client.refused(400, contract.finishEmailChange, { body: { oldCode, newCode } });
    const body = { oldCode: second.oldCode, newCode: second.newCode };
    expect((await person.client.call(contract.finishEmailChange, { body })).email).toBe(
      second.email,
    );
  });

  test('sent twice at once is done once', async () => {
    const person = await server.signIn();
    const { oldCode, newCode } = await start(person);
    const body = { oldCode, newCode };
    const answers = await Promise.all([
      person.client.send(contract.finishEmailChange, { body }),
      person.client.send(contract.finishEmailChange, { body }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test('of two accounts to one address at once is done for one', async () => {
    const people = [await server.signIn(), await server.signIn()];
    const email = newAddress();
    const bodies: { readonly oldCode: string; readonly newCode: string }[] = [];
    for (const person of people) {
      const { oldCode, newCode } = await start(person, email);
      bodies.push({ oldCode, newCode });
    }
    const answers = await Promise.all(
      people.map(({ client }, index) => {
        const body = bodies[index];
        if (body === undefined) throw new Error('No codes');
        return client.send(contract.finishEmailChange, { body });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each<readonly [string, unknown]>([
    ['no address', { email: 'nobody' }],
    ['nothing', {}],
  ])('to %s is refused', async (_, body) => {
    const { client } = await server.signIn();
    await client.refused(400, contract.startEmailChange, { body: body as { email: string } });
  });

  test('to the same address is refused', async () => {
    const { client, user } = await server.signIn();
    const { fields } = await client.refused(400, contract.startEmailChange, {
      body: { email: user.email.toUpperCase() },
    });
    expect(fields).toHaveProperty('email');
  });
});

describe('an address that has an account', () => {
  test('is not told to whoever asks: their codes are wrong', async () => {
    const [person, owner] = [await server.signIn(), await server.signIn()];
    const email = owner.user.email;
    const free = await person.client.send(contract.startEmailChange, {
      body: { email: newAddress() },
    });
    const taken = await person.client.send(contract.startEmailChange, { body: { email } });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const oldCode = mailedCode(server.context, person.user.email);
    const { fields } = await person.client.refused(400, contract.finishEmailChange, {
      body: { oldCode, newCode: '123456' },
    });
    expect(Object.keys(fields ?? {})).toEqual(['newCode']);
  });

  test('is told to its owner, without a code', async () => {
    const [person, owner] = [await server.signIn(), await server.signIn()];
    const { email } = owner.user;
    await person.client.call(contract.startEmailChange, { body: { email } });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Your address already has a Hooplog account');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b\d{6}\b/);
    expect(mail?.text).not.toContain(person.user.email);
  });

  test('that it got meanwhile stays its own', async () => {
    const person = await server.signIn();
    const { email, oldCode, newCode } = await start(person);
    const owner = await server.signIn(email);
    await person.client.refused(409, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await owner.client.call(contract.getCurrentUser)).email).toBe(email);
  });
});

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
    // Looking at it, as mail programs do, stops nothing.
    await person.client.call(contract.getCurrentUser);
    const stopped = await reader.request({ method: 'POST', url: path });
    expect(stopped.body).toContain('The change is stopped');
    expect(await database.$count(passkeys, eq(passkeys.userId, person.user.id))).toBe(0);
    await person.client.refused(401, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await server.signIn(person.user.email)).user.id).toBe(person.user.id);
  });

  test('can stop it long after its codes are over', async () => {
    const person = await server.signIn();
    await start(person);
    server.clock = new Date(Date.now() + 24 * 3_600_000);
    const stopped = await server
      .newClient()
      .request({ method: 'POST', url: stopPath(person.user.email) });
    expect(stopped.body).toContain('The change is stopped');
  });

  test('cannot stop what is done', async () => {
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

describe('what belongs to the address', () => {
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
    'a link in a mail to the %s address ends mails',
    async (which) => {
      const person = await server.signIn();
      await person.client.call(contract.updateProfile, {
        body: { displayName: 'Maya', weeklyDigest: 1 },
      });
      const { email } = await change(person);
      const address = which === 'new' ? email : person.user.email;
      const token = unsubscribeToken(server.context.secret, address);
      await server.newClient().call(contract.unsubscribe, { query: { token } });
      expect(await person.client.call(contract.getCurrentUser)).toMatchObject({
        weeklyDigest: 0,
        productUpdates: 0,
      });
    },
  );

  test('such a link ends those of the account that has the address now', async () => {
    const person = await server.signIn();
    await change(person);
    const next = await server.signIn(person.user.email);
    const token = unsubscribeToken(server.context.secret, person.user.email);
    await server.newClient().call(contract.unsubscribe, { query: { token } });
    expect((await next.client.call(contract.getCurrentUser)).productUpdates).toBe(0);
    expect((await person.client.call(contract.getCurrentUser)).productUpdates).toBe(1);
  });

  test('invitations stay with it: those to the new one are told', async () => {
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

describe('whose address may not be what', () => {
  test('a child cannot take the mailbox of the parent, whenever it was named', async () => {
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

  test('a child without consent changes nothing', async () => {
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

  test('an operator keeps to addresses that the setting names', async () => {
    const operator = await server.signIn('op@example.com');
    await operator.client.refused(403, contract.startEmailChange, {
      body: { email: newAddress() },
    });
    const changed = await change(operator, 'op2@example.com');
    expect(changed.isOperator).toBe(true);
    // The mailbox alone makes an operator.
    const other = await server.signIn();
    expect((await change(other, 'op@example.com')).isOperator).toBe(true);
  });

  test('nobody brings in who may not join', async () => {
    const person = await strict.signIn('maya@school.example');
    const { oldCode, newCode } = await start(person, 'friend@elsewhere.example', strict);
    await person.client.refused(403, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await change(person, 'm@school.example', strict)).email).toBe('m@school.example');
  });

  test('where only providers sign in, they say it', async () => {
    const { client } = await providersOnly.signIn();
    Object.assign(providersOnly.context.config, { emailCodes: false });
    await client.refused(403, contract.startEmailChange, { body: { email: newAddress() } });
    Object.assign(providersOnly.context.config, { emailCodes: true });
  });
});

describe('an operator whom somebody asks', () => {
  test('gives an account another address, and signs it out', async () => {
    const person = await server.signIn();
    const to = newAddress();
    await replaceAddress(server.context, { from: person.user.email, to });
    await person.client.refused(401, contract.getCurrentUser);
    expect((await server.signIn(to)).user.id).toBe(person.user.id);
  });

  test('is refused an address that has an account, or an account that is none', async () => {
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
