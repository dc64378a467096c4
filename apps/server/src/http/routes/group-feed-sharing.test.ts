import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { feedReactions } from '../../database/schema/feed.ts';
import { users } from '../../database/schema/users.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ADULT } from '../../testing/test-squad.ts';
import { TEEN, CHILD, useFeed } from '../../testing/test-feed.ts';

const { squad, feedOf, trainingIn, read, later, shoot, exercise, share, server, comeIn, people } =
  useFeed();

let maya: SignedIn;
let ann: SignedIn;
beforeEach(() => {
  ({ maya, ann } = people());
});

describe('players decide what they share in it', () => {
  /** A workout without records, one with records, and exercises. */
  async function train(player: SignedIn): Promise<void> {
    await shoot(player, 10, 20);
    await shoot(player, 12, 10);
    await exercise(player);
  }

  test('sharing only records shows nothing else of the workout', async () => {
    await share(ann, { workouts: false });
    await train(ann);
    expect(await trainingIn(maya)).toEqual([
      expect.objectContaining({
        kind: 'workout',
        records: [
          { kind: 'made', value: 12 },
          { kind: 'percent', value: 55 },
        ],
      }),
    ]);
    expect((await trainingIn(maya))[0]).not.toHaveProperty('shots');
  });

  test('sharing only workouts shows no records', async () => {
    await share(ann, { records: false });
    await train(ann);
    const items = await trainingIn(maya);
    expect(items.map((item) => item.kind === 'workout' && item.records)).toEqual([false, [], []]);
  });

  test('sharing nothing shows nothing, not even to themselves', async () => {
    await share(ann, { workouts: false, records: false, badges: false });
    await train(ann);
    expect(await feedOf(maya)).toEqual([]);
    expect(await feedOf(ann)).toEqual([]);
  });

  test.each([
    ['a teen', TEEN],
    ['who gave no birthday', null],
  ])('%s shares workouts only after choosing to', async (_, birthday) => {
    const young = await comeIn('Jo', birthday);
    await train(young);
    expect(await read(maya)).toEqual([]);
    await share(young, { workouts: true });
    expect(await read(maya)).toEqual(['Jo timed', 'Jo workout', 'Jo workout']);
  });

  test('a child never shares workouts, and nothing at all without a parent’s consent', async () => {
    const young = await comeIn('Jo', null);
    await share(young, { workouts: true, records: true });
    await train(young);
    expect(await read(maya)).toHaveLength(3);
    const { database } = server.context;
    const change = (set: Partial<typeof users.$inferInsert>) =>
      database.update(users).set(set).where(eq(users.id, young.user.id));
    await change({ birthday: new Date(CHILD), awaitsParent: 0 });
    expect(await read(maya)).toEqual([]);
    await database.execute(
      `update user_achievements set earned_at = '${later(0)}' where user_id = '${young.user.id}'`,
    );
    expect((await feedOf(maya)).map(({ user, kind }) => `${user.name} ${kind}`)).toEqual([
      'Jo badge',
    ]);
    await change({ awaitsParent: 1 });
    expect(await feedOf(maya)).toEqual([]);
  });

  test('and only yes and no are valid choices', async () => {
    const body = { squadSharing: { workouts: 1 } } as never;
    await ann.client.refused(400, contract.updateProfile, { body });
    expect((await share(ann, { badges: false })).squadSharing).toEqual({ badges: false });
  });
});

describe('a reaction', () => {
  let item: string;
  beforeEach(async () => {
    await shoot(ann, 5, 5);
    item = (await trainingIn(maya))[0]?.id ?? '';
  });
  const params = (reaction: contract.ReactionCount['reaction'], itemId = item) => ({
    params: { id: squad.id, itemId, reaction },
  });
  const react = ({ client }: SignedIn, reaction: contract.ReactionCount['reaction'] = 'fire') =>
    client.call(contract.reactToFeedItem, params(reaction));
  const reactionsFor = async (reader: SignedIn) => (await trainingIn(reader))[0]?.reactions;

  test('counts once a member, by kind, and knows one’s own', async () => {
    await react(maya);
    expect(await react(maya)).toEqual({ reaction: 'fire', count: 1, isOwn: true });
    expect(await react(ann)).toEqual({ reaction: 'fire', count: 2, isOwn: true });
    const shouted = params('fire', item.toUpperCase());
    expect((await ann.client.call(contract.reactToFeedItem, shouted)).count).toBe(2);
    const taken = await ann.client.call(contract.takeBackReaction, shouted);
    expect(taken).toEqual({ reaction: 'fire', count: 1, isOwn: false });
    await react(ann);
    await react(ann, 'thumbs_up');
    expect(await reactionsFor(maya)).toEqual([
      { reaction: 'thumbs_up', count: 1, isOwn: false },
      { reaction: 'fire', count: 2, isOwn: true },
    ]);
  });

  test('is also possible to exercises and badges', async () => {
    await exercise(ann);
    for (const { id, kind } of await feedOf(maya)) {
      const count = await maya.client.call(contract.reactToFeedItem, params('party', id));
      expect(count.count, kind).toBe(1);
    }
  });

  test('can be taken back, only by its member', async () => {
    await react(maya);
    await react(ann);
    const taken = () => maya.client.call(contract.takeBackReaction, params('fire'));
    const left = { reaction: 'fire', count: 1, isOwn: false };
    expect(await taken()).toEqual(left);
    expect(await taken()).toEqual(left);
    expect(await reactionsFor(ann)).toEqual([{ ...left, isOwn: true }]);
  });

  test('creates no notification', async () => {
    await react(maya);
    const inbox = await ann.client.call(contract.listNotifications);
    expect(new Set(inbox.map(({ news }) => news.kind))).toEqual(new Set(['badge_earned']));
  });

  test('is removed when either of the two leaves', async () => {
    const jo = await comeIn('Jo', ADULT);
    await shoot(jo, 1, 1);
    const [own] = await trainingIn(jo);
    await jo.client.call(contract.reactToFeedItem, params('fire', own?.id));
    for (const { id } of await trainingIn(maya)) {
      await maya.client.call(contract.reactToFeedItem, params('fire', id));
    }
    const leave = { params: { id: squad.id, userId: jo.user.id } };
    await jo.client.call(contract.removeGroupMember, leave);
    const rows = await server.context.database
      .select()
      .from(feedReactions)
      .where(eq(feedReactions.groupId, squad.id));
    expect(rows.map(({ userId, authorId }) => [userId, authorId])).toEqual([
      [maya.user.id, ann.user.id],
    ]);
  });

  test('is only possible to items in one’s own feed', async () => {
    const stranger = await server.signIn();
    await stranger.client.refused(404, contract.reactToFeedItem, params('fire'));
    await stranger.client.refused(404, contract.takeBackReaction, params('fire'));
    await server.newClient().refused(401, contract.reactToFeedItem, params('fire'));
    await server.newClient().refused(401, contract.takeBackReaction, params('fire'));
    await maya.client.refused(404, contract.reactToFeedItem, params('boo' as never));
    await maya.client.refused(404, contract.reactToFeedItem, params('fire', squad.id));
    await share(ann, { workouts: false, records: false });
    await maya.client.refused(404, contract.reactToFeedItem, params('fire'));
    await maya.client.refused(404, contract.takeBackReaction, params('fire'));
  });
});
