import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { formerAddresses } from '../../database/schema/email-changes.ts';
import type { JobContext } from '../../jobs/handler.ts';
import { tellEmailChanged } from '../../jobs/handlers/tell-email-changed.ts';
import { mailedCode } from '../../testing/test-app.ts';
import { other, useAddressChanges } from '../../testing/test-address-change.ts';

const { server, newAddress, mailsTo, start, change } = useAddressChanges();

describe('a change of address', () => {
  test('is done by the codes of both mailboxes', async () => {
    const person = await server.signIn();
    const email = newAddress();
    expect(await change(person, email)).toMatchObject({ id: person.user.id, email });
    const again = await server.signIn(email);
    expect(again.user.id).toBe(person.user.id);
  });

  test('happens once per key, however often it is sent, even twice at once', async () => {
    const person = await server.signIn();
    const { email, oldCode, newCode } = await start(person);
    const body = { oldCode, newCode };
    const finish = () =>
      person.client.call(contract.finishEmailChange, {
        body,
        headers: { 'idempotency-key': 'lost' },
      });
    const answers = [...(await Promise.all([finish(), finish()])), await finish()];
    expect(answers.map((answer) => answer.email)).toEqual([email, email, email]);
    const queued = await server.context.database.$count(
      formerAddresses,
      eq(formerAddresses.userId, person.user.id),
    );
    expect(queued).toBe(1);
    await person.client.refused(400, contract.finishEmailChange, { body });
  });

  test('frees the old address, which can then sign in to a new account', async () => {
    const person = await server.signIn();
    await change(person);
    expect((await server.signIn(person.user.email)).user.id).not.toBe(person.user.id);
  });

  test('ends all other sessions and keeps this one', async () => {
    const person = await server.signIn();
    const elsewhere = await server.signIn(person.user.email);
    await change(person);
    await elsewhere.client.refused(401, contract.getCurrentUser);
    await person.client.call(contract.getCurrentUser);
  });

  test('is reported to the old address', async () => {
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
      'swapped codes',
      ({ oldCode, newCode }) => ({ oldCode: newCode, newCode: oldCode }),
      ['oldCode', 'newCode'],
    ],
  ])('with %s wrong is refused, naming it', async (_, wrong, fields) => {
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

  test('ends after five attempts', async () => {
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

  test('can only be finished by the session that asked for it', async () => {
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

  test('requested again ends the previous one', async () => {
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

  test('of two accounts to one address at once succeeds for one', async () => {
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

  test('is reported to its owner, without a code', async () => {
    const [person, owner] = [await server.signIn(), await server.signIn()];
    const { email } = owner.user;
    await person.client.call(contract.startEmailChange, { body: { email } });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Your address already has a Hooplog account');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b\d{6}\b/);
    expect(mail?.text).not.toContain(person.user.email);
  });

  test('that was registered in the meantime keeps its account', async () => {
    const person = await server.signIn();
    const { email, oldCode, newCode } = await start(person);
    const owner = await server.signIn(email);
    await person.client.refused(409, contract.finishEmailChange, { body: { oldCode, newCode } });
    expect((await owner.client.call(contract.getCurrentUser)).email).toBe(email);
  });
});
