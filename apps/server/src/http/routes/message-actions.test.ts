import * as contract from '@hooplog/contract';
import { CHAT_LIMITS } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageReports } from '../../database/schema/chat.ts';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { at, TODAY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server } = squad;

let maya: SignedIn;
let ann: SignedIn;
let stranger: SignedIn;
beforeEach(async () => {
  await server.context.database.delete(messages);
  maya = squad.owner;
  ann = await join('Ann');
  stranger = await named('Stranger');
});

async function named(displayName: string): Promise<SignedIn> {
  const person = await server.signIn();
  await person.client.call(contract.updateProfile, { body: { displayName } });
  return person;
}

async function join(name: string): Promise<SignedIn> {
  const person = await named(name);
  await person.client.call(contract.acceptInvitation, at(await squad.linkToken()));
  return person;
}

const here = () => ({ query: { group: squad.id } });
const later = (seconds: number) => {
  server.clock = new Date((server.clock ?? TODAY).getTime() + 1000 * seconds);
};
/** Posts in the squad's chat, one second after the previous message. */
const say = ({ client }: SignedIn, content: string, replyTo?: string) => {
  later(1);
  const body = { content, groupId: squad.id, ...(replyTo !== undefined && { replyTo }) };
  return client.call(contract.createMessage, { body });
};
const sayToAll = ({ client }: SignedIn, content: string) => {
  later(1);
  return client.call(contract.createMessage, { body: { content } });
};
const read = ({ client }: SignedIn) => client.call(contract.listMessages, here());
const texts = async (reader: SignedIn) => (await read(reader)).map(({ content }) => content);
const makeChild = ({ user }: SignedIn) =>
  server.context.database
    .update(users)
    .set({ birthday: new Date('2016-05-06') })
    .where(eq(users.id, user.id));

describe('a reaction to a message', () => {
  const fire = ({ id }: contract.Message) => ({ params: { id, reaction: 'fire' as const } });

  test('counts once a reader, by kind and without names, and is taken back', async () => {
    const message = await say(maya, 'Tuesday?');
    const own = { reaction: 'fire', count: 1, isOwn: true };
    expect(await ann.client.call(contract.reactToMessage, fire(message))).toEqual(own);
    expect(await ann.client.call(contract.reactToMessage, fire(message))).toEqual(own);
    await maya.client.call(contract.reactToMessage, {
      params: { id: message.id.toUpperCase(), reaction: 'party' },
    });
    const reactions = async (reader: SignedIn) => (await read(reader))[0]?.reactions;
    expect(await reactions(maya)).toEqual([
      { reaction: 'fire', count: 1, isOwn: false },
      { reaction: 'party', count: 1, isOwn: true },
    ]);
    expect(JSON.stringify(await reactions(maya))).not.toContain(ann.user.id);
    const none = { reaction: 'fire', count: 0, isOwn: false };
    expect(await ann.client.call(contract.takeBackMessageReaction, fire(message))).toEqual(none);
    expect(await ann.client.call(contract.takeBackMessageReaction, fire(message))).toEqual(none);
    expect(await reactions(ann)).toEqual([{ reaction: 'party', count: 1, isOwn: false }]);
  });

  test('is only for readers of the chat', async () => {
    const message = await say(maya, 'Tuesday?');
    for (const endpoint of [contract.reactToMessage, contract.takeBackMessageReaction]) {
      await stranger.client.refused(404, endpoint, fire(message));
      await server.newClient().refused(401, endpoint, fire(message));
      await ann.client.refused(404, endpoint, { params: { id: squad.id, reaction: 'fire' } });
      const wrong = { params: { id: message.id, reaction: 'poop' as 'fire' } };
      await ann.client.refused(404, endpoint, wrong);
    }
    const toAll = await sayToAll(maya, 'Hi');
    await stranger.client.call(contract.reactToMessage, fire(toAll));
    await makeChild(ann);
    await ann.client.refused(403, contract.reactToMessage, fire(toAll));
  });

  test('to messages from before a member joined is not allowed', async () => {
    const message = await say(maya, 'Before');
    later(1);
    const late = await join('Late');
    await late.client.refused(404, contract.reactToMessage, fire(message));
  });

  test('is removed with the message, and when its member leaves the squad', async () => {
    const message = await say(maya, 'Tuesday?');
    await ann.client.call(contract.reactToMessage, fire(message));
    await ann.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: ann.user.id },
    });
    expect((await read(maya))[0]?.reactions).toEqual([]);
    await maya.client.call(contract.reactToMessage, fire(message));
    await maya.client.call(contract.deleteMessage, { params: { id: message.id } });
    expect(await read(maya)).toEqual([]);
  });
});

describe('a reply', () => {
  const quoteFor = async (reader: SignedIn) => (await read(reader)).at(-1)?.replyTo;

  test('quotes the author and the beginning of the message it answers', async () => {
    const long = `${'ab'.repeat(100)} end`;
    const { id } = await say(maya, long);
    const sent = await say(ann, 'Sure', id);
    const quote = { id, user: { name: 'Maya' }, content: long.slice(0, CHAT_LIMITS.QUOTE) };
    await maya.client.call(contract.updateProfile, { body: { displayName: 'Maya' } });
    expect(sent.replyTo).toMatchObject({ id });
    expect(await quoteFor(maya)).toMatchObject(quote);
  });

  test('says that a message was deleted or removed', async () => {
    const first = await say(ann, 'Oops');
    await say(maya, 'What?', first.id);
    await ann.client.call(contract.deleteMessage, { params: { id: first.id } });
    expect(await quoteFor(maya)).toEqual({ id: first.id, hidden: 'removed' });
    const second = await say(ann, 'Rude');
    await say(ann, 'Again', second.id);
    await maya.client.call(contract.deleteMessage, { params: { id: second.id } });
    expect(await quoteFor(ann)).toEqual({ id: second.id, hidden: 'removed' });
  });

  test('shows nothing of a message that its reader may not see or has hidden', async () => {
    const { id } = await say(ann, 'Secret');
    later(1);
    const late = await join('Late');
    await say(maya, 'Yes', id);
    expect(await quoteFor(late)).toEqual({ id, hidden: 'earlier' });
    await maya.client.call(contract.reportMessage, { params: { id }, body: { reason: 'spam' } });
    expect(await quoteFor(maya)).toEqual({ id, hidden: 'reported' });
    await squad.owner.client.call(contract.muteAuthor, { body: { messageId: id } });
    const other = await say(ann, 'More');
    await say(maya, 'No', other.id);
    expect(await quoteFor(maya)).toEqual({ id: other.id, hidden: 'muted' });
  });

  test('answers a message of the same chat that its author can read', async () => {
    const { id } = await say(maya, 'Here');
    const toAll = await sayToAll(maya, 'Everywhere');
    const answer = (replyTo: string, groupId?: string) => ({
      body: { content: 'x', replyTo, ...(groupId !== undefined && { groupId }) },
    });
    await ann.client.refused(404, contract.createMessage, answer(id));
    await ann.client.refused(404, contract.createMessage, answer(toAll.id, squad.id));
    await stranger.client.refused(404, contract.createMessage, answer(id));
    await ann.client.refused(404, contract.createMessage, answer(squad.id, squad.id));
    await ann.client.refused(400, contract.createMessage, answer('x', squad.id));
    await stranger.client.call(contract.createMessage, answer(toAll.id));
  });
});

describe('what is unread', () => {
  const countOf = async ({ client }: SignedIn) =>
    (await client.call(contract.listGroups))[0]?.unreadMessages;
  const newTo = async (reader: SignedIn) =>
    (await read(reader)).flatMap(({ content, isNew }) => (isNew === true ? content : []));
  const mark = ({ client }: SignedIn, until: string) =>
    client.call(contract.markMessagesRead, { body: { groupId: squad.id, until } });

  test('is what others said since the reader last read, or joined', async () => {
    const first = await say(maya, '1');
    await say(ann, 'own');
    await say(maya, '2');
    expect([await countOf(ann), await newTo(ann)]).toEqual([2, ['1', '2']]);
    expect([await countOf(maya), await newTo(maya)]).toEqual([1, ['own']]);
    await mark(ann, first.createdAt);
    expect([await countOf(ann), await newTo(ann)]).toEqual([1, ['2']]);
    const [group] = await ann.client.call(contract.listGroups);
    expect(await ann.client.call(contract.getGroup, { params: { id: squad.id } })).toEqual(group);
    later(1);
    expect(await countOf(await join('Late'))).toBe(0);
  });

  test('never grows by marking, and future messages cannot be marked as read', async () => {
    await say(maya, '1');
    const second = await say(maya, '2');
    await mark(ann, second.createdAt);
    await mark(ann, '0000-01-01T00:00:00Z');
    expect(await countOf(ann)).toBe(0);
    await mark(ann, '9999-01-01T00:00:00Z');
    await say(maya, '3');
    expect(await countOf(ann)).toBe(1);
  });

  test('is counted up to ten', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => ({
      ...{ userId: maya.user.id, groupId: squad.id, content: `${n}` },
      createdAt: new Date(TODAY.getTime() + n),
    }));
    await server.context.database.insert(messages).values(rows);
    expect(await countOf(ann)).toBe(CHAT_LIMITS.UNREAD_COUNTED);
  });

  test('excludes muted players and reported or removed messages, and is nothing for children', async () => {
    const { id } = await say(maya, '1');
    await say(ann, '2');
    const late = await say(ann, '3');
    await maya.client.call(contract.deleteMessage, { params: { id: late.id } });
    expect(await countOf(maya)).toBe(1);
    const fourth = await say(maya, '4');
    expect(await countOf(ann)).toBe(2);
    const report = { params: { id: fourth.id }, body: { reason: 'spam' as const } };
    await ann.client.call(contract.reportMessage, report);
    expect(await countOf(ann)).toBe(1);
    await ann.client.call(contract.muteAuthor, { body: { messageId: id } });
    expect(await countOf(ann)).toBe(0);
    await makeChild(maya);
    expect(await countOf(maya)).toBe(0);
  });

  test('in the community chat begins when the reader signed up', async () => {
    const all = async () =>
      (await ann.client.call(contract.listMessages)).map(({ isNew }) => isNew === true);
    await server.context.database.update(users).set({ createdAt: TODAY });
    await server.context.database.insert(messages).values({
      ...{ userId: maya.user.id, content: 'Of old' },
      createdAt: new Date(TODAY.getTime() - 1),
    });
    const { createdAt } = await sayToAll(maya, '1');
    expect(await all()).toEqual([false, true]);
    await ann.client.call(contract.markMessagesRead, { body: { until: createdAt } });
    await sayToAll(maya, '2');
    expect(await all()).toEqual([false, false, true]);
  });

  test('can only be marked by readers of the chat', async () => {
    const until = TODAY.toISOString();
    const body = { groupId: squad.id, until };
    await stranger.client.refused(404, contract.markMessagesRead, { body });
    await server.newClient().refused(401, contract.markMessagesRead, { body });
    await ann.client.refused(400, contract.markMessagesRead, { body: { ...body, until: 'now' } });
    await makeChild(ann);
    await ann.client.refused(403, contract.markMessagesRead, { body });
  });
});

describe('reporting', () => {
  const spam = (id: string) => ({ params: { id }, body: { reason: 'spam' as const } });
  const stored = () => server.context.database.select().from(messageReports);
  beforeEach(() => server.context.database.delete(messageReports));

  test('keeps the text once a reader, and hides the message from them alone', async () => {
    const { id } = await say(ann, 'Buy this');
    await maya.client.call(contract.reportMessage, spam(id));
    await maya.client.call(contract.reportMessage, spam(id));
    expect(await texts(maya)).toEqual([]);
    expect(await texts(ann)).toEqual(['Buy this']);
    await ann.client.call(contract.deleteMessage, { params: { id } });
    expect(await stored()).toMatchObject([
      {
        ...{ reporterId: maya.user.id, messageId: id, authorId: ann.user.id, groupId: squad.id },
        ...{ reason: 'spam', content: 'Buy this' },
      },
    ]);
  });

  test('is for readers of the chat, about others, and with one of the reasons', async () => {
    const { id } = await say(ann, 'Buy this');
    await ann.client.refused(403, contract.reportMessage, spam(id));
    await stranger.client.refused(404, contract.reportMessage, spam(id));
    await server.newClient().refused(401, contract.reportMessage, spam(id));
    const body = { reason: 'dull' as 'spam' };
    await maya.client.refused(400, contract.reportMessage, { params: { id }, body });
    expect(await stored()).toEqual([]);
  });

  test('a report outlives its reporter, but not its author', async () => {
    const { id } = await say(ann, 'Buy this');
    const bob = await join('Bob');
    later(1);
    const second = await say(ann, 'And this');
    await bob.client.call(contract.reportMessage, spam(second.id));
    await maya.client.call(contract.reportMessage, spam(id));
    const gone = { body: { confirmation: 'DELETE' as const } };
    await bob.client.call(contract.deleteAccount, gone);
    expect((await stored()).map(({ reporterId }) => reporterId).toSorted()).toEqual(
      [maya.user.id, null].toSorted(),
    );
    await ann.client.call(contract.deleteAccount, gone);
    expect(await stored()).toEqual([]);
  });
});

test.each([
  [
    'reports',
    (id: string) =>
      maya.client.send(contract.reportMessage, { params: { id }, body: { reason: 'spam' } }),
  ],
  ['mutes', (id: string) => maya.client.send(contract.muteAuthor, { body: { messageId: id } })],
])('a reader who %s an author while the account is deleted finds no message', async (_, act) => {
  const { id } = await say(ann, 'Bye');
  const { database } = server.context;
  const answer = await database.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, ann.user.id));
    const acting = act(id);
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.execute(waiting)).rowCount).toBe(1);
    return { acting };
  });
  expect((await answer.acting).statusCode).toBe(404);
});

describe('muting', () => {
  const mute = (reader: SignedIn, messageId: string) =>
    reader.client.call(contract.muteAuthor, { body: { messageId } });

  test('hides all messages of a player in all chats, for the muter alone, until it ends', async () => {
    const { id } = await say(ann, 'Blah');
    await sayToAll(ann, 'Blah again');
    expect(await mute(maya, id)).toMatchObject({ id: ann.user.id, name: 'Ann' });
    await mute(maya, id);
    await say(ann, 'More');
    expect(await texts(maya)).toEqual([]);
    expect(await maya.client.call(contract.listMessages)).toEqual([]);
    expect(await texts(ann)).toEqual(['Blah', 'More']);
    expect((await maya.client.call(contract.listMutes)).map(({ name }) => name)).toEqual(['Ann']);
    expect(await ann.client.call(contract.listMutes)).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      await maya.client.call(contract.unmute, { params: { userId: ann.user.id } });
    }
    expect(await texts(maya)).toEqual(['Blah', 'More']);
    expect(await maya.client.call(contract.listMutes)).toEqual([]);
  });

  test('stops at 200 players; a repeat is still accepted', async () => {
    const [first, second] = [await say(ann, 'Blah'), await say(await join('Bob'), 'Blah')];
    await mute(maya, first.id);
    await server.context.database.execute(sql`
      with others as (
        insert into users (id, email) select gen_random_uuid(), 'muted' || n || '@example.com'
        from generate_series(1, ${CHAT_LIMITS.MUTES - 1}) n returning id)
      insert into mutes (user_id, muted_id) select ${maya.user.id}, id from others`);
    await mute(maya, first.id);
    const body = { messageId: second.id };
    const { message } = await maya.client.refused(409, contract.muteAuthor, { body });
    expect(message).toBe('You can mute 200 players at most.');
  });

  test('needs a message that the reader can see: a stranger’s message identifies nobody', async () => {
    const { id } = await say(ann, 'Blah');
    const body = { messageId: id };
    await stranger.client.refused(404, contract.muteAuthor, { body });
    await ann.client.refused(403, contract.muteAuthor, { body });
    await server.newClient().refused(401, contract.muteAuthor, { body });
    await maya.client.refused(400, contract.muteAuthor, { body: { messageId: 'x' } });
    await maya.client.refused(404, contract.muteAuthor, { body: { messageId: squad.id } });
    await server.newClient().refused(401, contract.listMutes);
    await server.newClient().refused(401, contract.unmute, { params: { userId: ann.user.id } });
  });
});
