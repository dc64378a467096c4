import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { introduce, TODAY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server, comeIn } = squad;

let maya: SignedIn;
let ann: SignedIn;
beforeEach(async () => {
  maya = squad.owner;
  await introduce(maya, 'Maya');
  ann = await comeIn('Ann');
});

const here = () => ({ query: { group: squad.id } });
const body = (content: string, about?: string) => ({
  body: { content, groupId: squad.id, ...(about !== undefined && { about }) },
});
const say = ({ client }: SignedIn, content: string, about?: string) =>
  client.call(contract.createMessage, body(content, about));
const texts = async ({ client }: SignedIn) =>
  (await client.call(contract.listMessages, here())).map(({ content }) => content);

describe('the chat of a squad', () => {
  test('is between its members, separate from the community chat', async () => {
    await say(maya, 'Tuesday at six?');
    await ann.client.call(contract.createMessage, { body: { content: 'Hello world' } });
    expect(await texts(ann)).toEqual(['Tuesday at six?']);
    const all = await ann.client.call(contract.listMessages);
    expect(all.map(({ content }) => content)).not.toContain('Tuesday at six?');
    const stranger = await server.signIn();
    await stranger.client.refused(404, contract.listMessages, here());
    await stranger.client.refused(404, contract.createMessage, body('Let me in'));
    await server.newClient().refused(401, contract.listMessages, here());
    await ann.client.refused(400, contract.createMessage, body(' '));
    await ann.client.refused(400, contract.listMessages, { query: { group: 'x' } });
  });

  test('reads older messages page by page', async () => {
    const rows = ['1', '2', '3'].map((content, n) => ({
      ...{ userId: maya.user.id, groupId: squad.id, content },
      createdAt: new Date(TODAY.getTime() + n),
    }));
    await server.context.database.insert(messages).values(rows);
    const first = await ann.client.send(contract.listMessages, {
      query: { group: squad.id, limit: 2 },
    });
    expect(first.json<contract.Message[]>().map(({ content }) => content)).toEqual(['2', '3']);
    const url = /^<(.*)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ann.client.request({ url });
    expect(second.json<contract.Message[]>().map(({ content }) => content)).toEqual(['1']);
  });

  test('lets authors delete their messages, and the owner remove any', async () => {
    const [own, second] = [await say(ann, 'Oops'), await say(ann, 'Rude')];
    const theirs = await say(maya, 'Hi');
    const remove = ({ id }: contract.Message) => ({ params: { id } });
    await ann.client.refused(403, contract.deleteMessage, remove(theirs));
    const stranger = await server.signIn();
    await stranger.client.refused(404, contract.deleteMessage, remove(theirs));
    await ann.client.call(contract.deleteMessage, remove(own));
    await maya.client.call(contract.deleteMessage, remove(second));
    expect(await texts(maya)).toEqual(['Hi']);
    await maya.client.call(contract.deleteMessage, remove(second));
  });

  test('tells the author what the owner removed, and logs it for the owner alone', async () => {
    const bob = await comeIn('Bob');
    const { id } = await say(ann, 'Rude');
    await say(ann, 'Nice');
    server.clock = new Date(TODAY.getTime() + 60_000);
    await maya.client.call(contract.deleteMessage, { params: { id } });
    const seenBy = async ({ client }: SignedIn) =>
      (await client.call(contract.listMessages, here())).map(({ content, removedAt }) => [
        content,
        removedAt,
      ]);
    expect(await seenBy(bob)).toEqual([['Nice', undefined]]);
    expect(await seenBy(maya)).toEqual([['Nice', undefined]]);
    expect(await seenBy(ann)).toEqual([
      ['Rude', '2026-06-15T12:01:00.000Z'],
      ['Nice', undefined],
    ]);
    const at = { params: { id: squad.id } };
    expect(await maya.client.call(contract.listRemovedMessages, at)).toMatchObject([
      {
        ...{ content: 'Rude', removedAt: '2026-06-15T12:01:00.000Z' },
        ...{ user: { name: 'Ann' }, removedBy: { name: 'Maya' } },
      },
    ]);
    await ann.client.refused(403, contract.listRemovedMessages, at);
    await (await server.signIn()).client.refused(404, contract.listRemovedMessages, at);
    await server.newClient().refused(401, contract.listRemovedMessages, at);
    // The author cannot remove it from the log, and for others it does not exist.
    await ann.client.call(contract.deleteMessage, { params: { id } });
    expect(await maya.client.call(contract.listRemovedMessages, at)).toHaveLength(1);
    await bob.client.refused(404, contract.deleteMessage, { params: { id } });
    await bob.client.refused(404, contract.reactToMessage, { params: { id, reaction: 'fire' } });
    // An owner under 13 can read neither the chat nor its log.
    const { database } = server.context;
    const ofMaya = eq(users.id, maya.user.id);
    await database
      .update(users)
      .set({ birthday: new Date('2016-05-06') })
      .where(ofMaya);
    await maya.client.refused(403, contract.listRemovedMessages, at);
  });

  test('begins for a new member when they join', async () => {
    await say(maya, 'Before Bob');
    server.clock = new Date(TODAY.getTime() + 1000);
    const bob = await comeIn('Bob');
    await say(maya, 'With Bob');
    expect(await texts(bob)).toEqual(['With Bob']);
    expect(await texts(ann)).toEqual(['Before Bob', 'With Bob']);
  });

  test('loses the messages of a member who leaves', async () => {
    await say(ann, 'Bye');
    await say(maya, 'Why?');
    await ann.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: ann.user.id },
    });
    expect(await texts(maya)).toEqual(['Why?']);
    await ann.client.refused(404, contract.listMessages, here());
  });

  test('is closed to children', async () => {
    const change = { birthday: new Date('2016-05-06') };
    await server.context.database.update(users).set(change).where(eq(users.id, ann.user.id));
    const { message } = await ann.client.refused(403, contract.listMessages, here());
    expect(message).toBe('Chat is for players aged 13 and over.');
    await ann.client.refused(403, contract.createMessage, body('Hi'));
  });
});

describe('a reply to a feed item', () => {
  let item: string;
  beforeEach(async () => {
    const workout = { workoutDate: TODAY.toISOString(), totalShots: 2, made: 1, missed: 1 };
    server.clock = new Date(TODAY.getTime() + 1000);
    const saved = await ann.client.call(contract.createWorkout, {
      body: { workout, shotData: [] },
    });
    item = saved.id;
  });
  const aboutOf = async (reader: SignedIn) =>
    (await reader.client.call(contract.listMessages, here())).at(-1)?.about;

  test('names its player and what it was, while that player shares it', async () => {
    await say(maya, 'Great!', item);
    expect(await aboutOf(ann)).toMatchObject({ kind: 'workout', user: { name: 'Ann' } });
    await ann.client.call(contract.updateProfile, {
      body: { squadSharing: { workouts: false, records: false } },
    });
    expect(await aboutOf(maya)).toBeUndefined();
    expect(await texts(maya)).toEqual(['Great!']);
  });

  test('stays without the item when the workout is deleted, until it is restored', async () => {
    await say(maya, 'Great!', item);
    await ann.client.call(contract.deleteWorkout, { params: { id: item } });
    expect(await aboutOf(maya)).toBeUndefined();
    expect(await texts(maya)).toEqual(['Great!']);
    await ann.client.call(contract.restoreTrashed, { params: { id: item } });
    expect(await aboutOf(maya)).toMatchObject({ kind: 'workout', user: { name: 'Ann' } });
  });

  test('is posted once if its answer was lost, even if the workout was deleted since', async () => {
    const send = () =>
      maya.client.send(contract.createMessage, {
        ...body('Great!', item),
        headers: { 'idempotency-key': 'reply-1' },
      });
    const first = await send();
    await ann.client.call(contract.deleteWorkout, { params: { id: item } });
    const second = await send();
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json<contract.Message>().id).toBe(first.json<contract.Message>().id);
    expect(await texts(maya)).toEqual(['Great!']);
  });

  test('is only possible to an item in that squad’s feed', async () => {
    await maya.client.refused(404, contract.createMessage, body('?', squad.id));
    const nowhere = { body: { content: '?', about: item } };
    await maya.client.refused(400, contract.createMessage, nowhere);
  });
});
