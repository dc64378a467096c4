import * as contract from '@hooplog/contract';
import { CHAT_LIMITS, LIMITS } from '@hooplog/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { type SignedIn, startTestApp, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

beforeEach(async () => {
  server.clock = new Date('2026-06-15T12:00:00Z');
  await server.context.database.delete(messages);
});
afterEach(() => {
  server.clock = null;
});

function later(seconds: number) {
  server.clock = new Date((server.clock ?? new Date()).getTime() + 1000 * seconds);
}

const say = async ({ client }: SignedIn, content: string) => {
  const message = await client.call(contract.createMessage, { body: { content } });
  later(1);
  return message;
};

const texts = async ({ client }: SignedIn) =>
  (await client.call(contract.listMessages)).map(({ content }) => content);

describe('the community chat', () => {
  test('is one for everyone, in reading order, by name and never by address', async () => {
    const maya = await server.signIn();
    const bob = await server.signIn();
    await maya.client.call(contract.updateProfile, { body: { displayName: 'Maya' } });
    await say(maya, '  Hello everybody  ');
    await say(bob, 'Hi Maya');
    const response = await bob.client.send(contract.listMessages);
    const list = contract.listMessages.response.parse(response.json());
    expect(list.map(({ content, user }) => [user.name, content])).toEqual([
      ['Maya', 'Hello everybody'],
      ['Player', 'Hi Maya'],
    ]);
    expect(list[0]).toMatchObject({ userId: maya.user.id, createdAt: '2026-06-15T12:00:00.000Z' });
    expect(response.body).not.toContain('@');
  });

  test('posts a message once if it is sent twice with one key, even at the same time', async () => {
    const maya = await server.signIn();
    const send = (content: string, key?: string) =>
      maya.client.call(contract.createMessage, {
        body: { content },
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      });
    const answers = await Promise.all(
      ['a', 'a', 'a'].map((key) => send('Anybody at the gym?', key)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await send('Anybody at the gym?', 'a')).toEqual(answers[0]);
    expect(await texts(maya)).toEqual(['Anybody at the gym?']);
    await send('Anybody at the gym?', 'b');
    await send('Me');
    await send('Me');
    expect(await texts(maya)).toHaveLength(4);
    // Keys are separate for each user.
    const bob = await server.signIn();
    const headers = { 'idempotency-key': 'a' };
    await bob.client.call(contract.createMessage, { headers, body: { content: 'I am' } });
    expect(await texts(bob)).toContain('I am');
  });

  test('shows the newest 100, and older ones page by page', async () => {
    const maya = await server.signIn();
    const start = Date.parse('2026-06-15T10:00:00Z');
    const rows = Array.from({ length: 205 }, (_, n) => ({
      userId: maya.user.id,
      content: String(n),
      // Several in the same moment, also across page boundaries.
      createdAt: new Date(start + 1000 * Math.floor(n / 7)),
    }));
    await server.context.database.insert(messages).values(rows);
    const pages: string[][] = [];
    for (let url: string | undefined = '/api/messages'; url !== undefined;) {
      const response = await maya.client.request({ url });
      pages.unshift(response.json<contract.Message[]>().map(({ content }) => content));
      url = /^<(.*)>; rel="next"$/.exec(String(response.headers['link']))?.[1];
    }
    expect(pages.map(({ length }) => length)).toEqual([5, 100, 100]);
    expect(pages.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      rows.map(({ content }) => content),
    );
    expect(pages.at(-1)?.at(-1)).toBe('204');
  });

  test('keeps text as written: markup and links are plain characters', async () => {
    const maya = await server.signIn();
    const content = '<img src=x onerror=alert(1)> javascript:alert(1)\nhttps://example.com';
    await say(maya, content);
    expect(await texts(maya)).toEqual([content]);
  });

  test('answers 304 to a poll when nothing has changed', async () => {
    const maya = await server.signIn();
    const { id } = await say(maya, 'Hello');
    const poll = (etag: string) =>
      maya.client.send(contract.listMessages, { headers: { 'if-none-match': etag } });
    const first = await poll('');
    const etag = String(first.headers['etag']);
    const second = await poll(etag);
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await maya.client.call(contract.deleteMessage, { params: { id } });
    const third = await poll(etag);
    expect([third.statusCode, third.json()]).toEqual([200, []]);
  });
});

describe('a message', () => {
  test.each<[what: string, content: unknown]>([
    ['empty', ''],
    ['blank', ' \n '],
    ['longer than 1,000 characters', 'x'.repeat(LIMITS.MESSAGE_MAX + 1)],
    ['no text', 7],
  ])('that is %s is refused', async (_, content) => {
    const { client } = await server.signIn();
    const body = { content: content as string };
    const refused = await client.refused(400, contract.createMessage, { body });
    expect(refused.fields).toHaveProperty('content');
  });

  test('may have 1,000 characters', async () => {
    const maya = await server.signIn();
    await say(maya, 'x'.repeat(LIMITS.MESSAGE_MAX));
    expect((await texts(maya))[0]).toHaveLength(LIMITS.MESSAGE_MAX);
  });

  test('can be taken back by who wrote it and by nobody else', async () => {
    const maya = await server.signIn();
    const bob = await server.signIn();
    const { id } = await say(maya, 'Oops');
    await bob.client.refused(403, contract.deleteMessage, { params: { id } });
    expect(await texts(bob)).toEqual(['Oops']);
    await maya.client.call(contract.deleteMessage, { params: { id } });
    expect(await texts(bob)).toEqual([]);
    await maya.client.refused(404, contract.deleteMessage, { params: { id } });
  });
});

test('under 13 nobody reads or writes, also with a parent’s consent', async () => {
  const child = await server.signIn();
  await server.context.database.update(users).set({ birthday: new Date('2013-06-16T00:00:00Z') });
  const body = { content: 'Hi' };
  const { message } = await child.client.refused(403, contract.createMessage, { body });
  expect(message).toBe('The community chat is for players aged 13 and over.');
  await child.client.refused(403, contract.listMessages);
  later(24 * 60 * 60);
  await say(child, 'I am 13 today');
});

describe('too many messages', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  beforeEach(async () => {
    const { limits } = server.context.config;
    app = await startTestApp({ limits: { ...limits, enforced: true } });
    app.clock = new Date('2026-06-15T12:00:00Z');
  });
  afterEach(() => app.close());

  const wait = (seconds: number) => {
    app.clock = new Date((app.clock ?? new Date()).getTime() + 1000 * seconds);
  };
  const write = ({ client }: SignedIn, content: string) =>
    client.send(contract.createMessage, { body: { content } });
  const writeTen = async (writer: SignedIn) => {
    for (let n = 0; n < CHAT_LIMITS.BURST; n += 1) {
      expect((await write(writer, `${n}`)).statusCode).toBe(201);
      wait(1);
    }
  };

  test('within 30 seconds: the 11th is refused and told when to go on; others go on', async () => {
    const [maya, bob] = [await app.signIn(), await app.signIn()];
    await writeTen(maya);
    const refused = await write(maya, 'One more');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20']);
    expect(refused.json<{ message: string }>().message).toBe(
      'That was 10 messages within 30 seconds. You can write here again in 20 seconds.',
    );
    expect((await write(bob, 'Hi')).statusCode).toBe(201);
    const { id: groupId } = await maya.client.call(contract.createGroup, { body: { name: 'A' } });
    await maya.client.call(contract.createMessage, { body: { content: 'Elsewhere', groupId } });
    wait(20);
    expect((await write(maya, 'One more')).statusCode).toBe(201);
  });

  test('at the same time: no more than ten get in', async () => {
    const maya = await app.signIn();
    const answers = await Promise.all(
      Array.from({ length: CHAT_LIMITS.BURST + 4 }, (_, n) => write(maya, `${n}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array<number>(CHAT_LIMITS.BURST).fill(201), 429, 429, 429, 429]);
  });

  test('of a day: the 201st is refused until the first is a day old', async () => {
    const maya = await app.signIn();
    const rows = Array.from({ length: CHAT_LIMITS.PER_DAY }, (_, n) => ({
      ...{ userId: maya.user.id, content: `${n}` },
      createdAt: new Date((app.clock?.getTime() ?? 0) - 22 * 3_600_000 + n),
    }));
    await app.context.database.insert(messages).values(rows);
    const { message } = await maya.client.refused(429, contract.createMessage, {
      body: { content: 'One more' },
    });
    expect(message).toBe(
      'That was 200 messages within 24 hours. You can write here again in 2 hours.',
    );
  });

  test('with the same text: the third in a row is refused', async () => {
    const maya = await app.signIn();
    const said: number[] = [];
    for (const text of ['Buy!', 'Buy!', 'Buy!', 'Sorry', 'Buy!']) {
      said.push((await write(maya, text)).statusCode);
      wait(1);
    }
    expect(said).toEqual([201, 201, 429, 201, 201]);
  });

  test('a repeat of an accepted call does not count again', async () => {
    const maya = await app.signIn();
    const send = (key: string) =>
      maya.client.send(contract.createMessage, {
        ...{ body: { content: key }, headers: { 'idempotency-key': key } },
      });
    for (let n = 0; n < CHAT_LIMITS.BURST; n += 1) await send(`${n}`);
    expect((await send('0')).statusCode).toBe(201);
    expect((await send('new')).statusCode).toBe(429);
  });

  test('of one minute: the 21st is refused', async () => {
    const maya = await app.signIn();
    await writeTen(maya);
    wait(30);
    await writeTen(maya);
    wait(30);
    const refused = await write(maya, 'One more');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      429,
      'rate_limited',
    ]);
  });
});

test.each([contract.listMessages, contract.createMessage])('signed out: 401', async (endpoint) => {
  await server.newClient().refused(401, endpoint);
});
