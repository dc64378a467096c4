import * as contract from '@hooplog/contract';
import { FEED_LIMITS, ownDrillKey, type OwnRule } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { feedReactions } from '../../database/schema/feed.ts';
import { users } from '../../database/schema/users.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ADULT, at, introduce, TODAY, useTestSquad } from '../../testing/test-squad.ts';
import { writeCursor } from '../cursor.ts';

const squad = useTestSquad();
const { server, comeIn } = squad;
const TEEN = '2010-05-06';
const CHILD = '2016-05-06';

let maya: SignedIn;
let ann: SignedIn;
beforeEach(async () => {
  maya = squad.owner;
  await introduce(maya, 'Maya', ADULT);
  ann = await comeIn('Ann', ADULT);
});

const feedOf = ({ client }: SignedIn) =>
  client.call(contract.listGroupFeed, { params: { id: squad.id } });

/** Without badges: they are earned by the clock of the database. */
const trainingIn = async (reader: SignedIn) =>
  (await feedOf(reader)).filter(({ kind }) => kind !== 'badge');

/** The training in the feed in short: "Maya workout". */
async function read(reader: SignedIn): Promise<string[]> {
  return (await trainingIn(reader)).map(({ user, kind }) => `${user.name} ${kind}`);
}

/** Hours go by. */
function later(hours: number): string {
  const now = new Date((server.clock ?? TODAY).getTime() + hours * 3_600_000);
  server.clock = now;
  return now.toISOString();
}

async function shoot({ client }: SignedIn, made: number, missed: number) {
  const workout = { workoutDate: later(1), totalShots: made + missed, made, missed };
  return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

const exercise = ({ client }: SignedIn) =>
  client.call(contract.createManualWorkout, {
    body: {
      workoutDate: later(1),
      exercises: [{ exerciseType: 'Defense', duration: 30 }],
      notes: 'secret notes',
    },
  });

const share = ({ client }: SignedIn, squadSharing: contract.ProfileInput['squadSharing']) =>
  client.call(contract.updateProfile, { body: { squadSharing } });

/** A play of "Around the World", of so many shots, or of another drill. */
const play = ({ client }: SignedIn, result: number, drill = 'around-the-world') =>
  server.context.database.execute(
    // The rule is another test's; here it only matters what it came to.
    `insert into workouts (id, user_id, local_day, workout_date, total_shots, made, missed, source, outcomes, drill, drill_result)
     select gen_random_uuid(), id, '2026-06-15', '${later(1)}', 1, 1, 0, 'manual', 'o', '${drill}', ${result}
     from users where id = '${idOf(client)}'`,
  );
const idOf = (client: SignedIn['client']) =>
  [maya, ann].find((one) => one.client === client)?.user.id;

describe('the feed of a squad', () => {
  test('tells its members what they did, newest first, in numbers and nothing else', async () => {
    const workout = {
      ...{ workoutDate: later(1), totalShots: 10, made: 6, missed: 4 },
      ...{ notes: 'secret notes', tags: ['secret'], name: 'Secret' },
    };
    await maya.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    await exercise(ann);
    const [timed, ...rest] = await trainingIn(ann);
    expect(timed).toMatchObject({ kind: 'timed', user: { name: 'Ann' }, minutes: 30 });
    expect(rest).toContainEqual({
      kind: 'workout',
      id: expect.any(String) as string,
      user: expect.objectContaining({ id: maya.user.id, name: 'Maya' }) as object,
      at: workout.workoutDate,
      shots: { made: 6, totalShots: 10, percentage: 60 },
      records: [],
      reactions: [],
    });
    const { body } = await ann.client.send(contract.listGroupFeed, { params: { id: squad.id } });
    expect(body).not.toMatch(/secret|@/i);
  });

  test('tells badges by their names', async () => {
    server.clock = null;
    await maya.client.call(contract.createWorkout, {
      body: {
        workout: { workoutDate: new Date().toISOString(), totalShots: 1, made: 1, missed: 0 },
        shotData: [],
      },
    });
    const lately = await server.signIn();
    await introduce(lately, 'Lately', ADULT);
    const feed = await maya.client.call(contract.listGroupFeed, { params: { id: squad.id } });
    expect(feed.filter(({ kind }) => kind === 'badge')).toMatchObject([
      { user: { name: 'Maya' }, badge: { name: 'First Bucket', icon: 'Target' } },
    ]);
  });

  test('names the records that a workout holds: of a kind the best alone, and never the first', async () => {
    await shoot(maya, 10, 20);
    await shoot(maya, 12, 8);
    await shoot(maya, 11, 14);
    const records = (await trainingIn(ann)).map((item) => item.kind === 'workout' && item.records);
    expect(records).toEqual([
      [],
      [
        { kind: 'made', value: 12 },
        { kind: 'percent', value: 60 },
      ],
      [],
    ]);
  });

  test('knows the record of a drill, also where few shots are good', async () => {
    for (const result of [20, 14, 16]) await play(maya, result);
    const drills = (await trainingIn(ann)).map((item) => item.kind === 'workout' && item);
    expect(drills).toMatchObject([
      { drill: { name: 'Around the World', result: 16 }, records: [] },
      { drill: { result: 14 }, records: [{ kind: 'drill', value: 14 }] },
      { drill: { result: 20 }, records: [] },
    ]);
  });

  test.each<[string, OwnRule, (number | null)[]]>([
    ['few shots', { kind: 'make_to_move_on', makes: 1, inARow: false }, [null, 14, null]],
    ['few shots in a row', { kind: 'make_to_move_on', makes: 1, inARow: true }, [null, 14, null]],
    ['many makes', { kind: 'fixed_shots', shotsPerVisit: 5, rounds: 5 }, [null, null, 20]],
  ])('knows the record of an own drill, where %s are good', async (_, rule, records) => {
    const key = ownDrillKey({
      name: 'Wing',
      spots: [{ x: 0, y: 14 }],
      rule,
      aim: null,
      shotKind: null,
    });
    for (const result of [20, 14, 16]) await play(maya, result, key);
    const held = (await trainingIn(ann)).map((item) =>
      item.kind === 'workout' ? (item.records[0]?.value ?? null) : null,
    );
    expect(held).toEqual(records);
  });

  test('is read page by page', async () => {
    for (let n = 0; n < FEED_LIMITS.PAGE + 3; n += 1) await shoot(n % 2 === 0 ? maya : ann, n, 1);
    const first = await ann.client.send(contract.listGroupFeed, { params: { id: squad.id } });
    const items = first.json<contract.FeedItem[]>();
    expect(items).toHaveLength(FEED_LIMITS.PAGE);
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ann.client.request({ method: 'GET', url: next });
    expect(second.headers['link']).toBeUndefined();
    const all = [...items, ...second.json<contract.FeedItem[]>()];
    const moments = all.flatMap((item) => (item.kind === 'workout' ? item.at : []));
    expect(moments).toHaveLength(FEED_LIMITS.PAGE + 3);
    expect(moments).toEqual([...new Set(moments)].toSorted().toReversed());
  });

  test('goes back a week', async () => {
    await shoot(maya, 1, 1);
    later(FEED_LIMITS.DAYS * 24);
    expect(await read(maya)).toEqual(['Maya workout']);
    later(0.01);
    expect(await read(maya)).toEqual([]);
  });

  test('of nobody else’s squad is there for others, and a wrong cursor is refused', async () => {
    const stranger = await server.signIn();
    const params = { id: squad.id };
    await stranger.client.refused(404, contract.listGroupFeed, { params });
    await server.newClient().refused(401, contract.listGroupFeed, { params });
    const yearZero = writeCursor({ id: squad.id, workoutDate: new Date('0000-01-01T00:00:00Z') });
    for (const cursor of ['x', yearZero]) {
      await ann.client.refused(400, contract.listGroupFeed, { params, query: { cursor } });
      await ann.client.refused(400, contract.listMessages, { query: { group: squad.id, cursor } });
    }
  });
});

describe('what is in the feed goes', () => {
  beforeEach(() => shoot(ann, 5, 5));

  test('with the workout', async () => {
    const [item] = await trainingIn(maya);
    await ann.client.call(contract.deleteWorkout, { params: { id: item?.id ?? '' } });
    expect(await read(maya)).toEqual([]);
  });

  test('with the workout, and comes back with what was thought of it, but for who left meanwhile', async () => {
    const sam = await comeIn('Sam', ADULT);
    const [item] = await trainingIn(maya);
    const params = { id: squad.id, itemId: item?.id ?? '', reaction: 'fire' as const };
    for (const one of [maya, sam]) await one.client.call(contract.reactToFeedItem, { params });
    const reactions = async () => (await trainingIn(ann))[0]?.reactions;
    const both = await reactions();
    const workout = { params: { id: item?.id ?? '' } };
    await ann.client.call(contract.deleteWorkout, workout);
    await ann.client.call(contract.restoreTrashed, workout);
    expect(await reactions()).toEqual(both);
    await ann.client.call(contract.deleteWorkout, workout);
    await sam.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    await ann.client.call(contract.restoreTrashed, workout);
    expect(await server.context.database.select().from(feedReactions)).toMatchObject([
      { userId: maya.user.id, workoutId: item?.id, reaction: 'fire' },
    ]);
  });

  test('with the member, at once; who comes back brings nothing of before', async () => {
    expect(await read(maya)).toEqual(['Ann workout']);
    const params = { id: squad.id, userId: ann.user.id };
    await ann.client.call(contract.removeGroupMember, { params });
    expect(await read(maya)).toEqual([]);
    await ann.client.refused(404, contract.listGroupFeed, { params: { id: squad.id } });
    later(1);
    await ann.client.call(contract.acceptInvitation, at(await squad.linkToken()));
    expect(await read(maya)).toEqual([]);
    expect(await read(ann)).toEqual([]);
  });

  test('with the account', async () => {
    await ann.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    expect(await read(maya)).toEqual([]);
  });

  test('for whoever joins later', async () => {
    later(1);
    const newcomer = await comeIn('Jo', ADULT);
    expect(await read(newcomer)).toEqual([]);
    await shoot(newcomer, 1, 1);
    expect(await read(newcomer)).toEqual(['Jo workout']);
    expect(await read(maya)).toEqual(['Jo workout', 'Ann workout']);
  });
});

describe('a player decides what of theirs is in it', () => {
  /** A workout without and one with records, and exercises. */
  async function train(player: SignedIn): Promise<void> {
    await shoot(player, 10, 20);
    await shoot(player, 12, 10);
    await exercise(player);
  }

  test('records alone tell nothing else of the workout', async () => {
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

  test('workouts alone tell no records', async () => {
    await share(ann, { records: false });
    await train(ann);
    const items = await trainingIn(maya);
    expect(items.map((item) => item.kind === 'workout' && item.records)).toEqual([false, [], []]);
  });

  test('nothing is nothing, for themselves as well', async () => {
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

  test('a child never shares workouts, and nothing at all without a parent', async () => {
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

  test('and only yes and no are choices', async () => {
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

  test('to exercises and badges is one as well', async () => {
    await exercise(ann);
    for (const { id, kind } of await feedOf(maya)) {
      const count = await maya.client.call(contract.reactToFeedItem, params('party', id));
      expect(count.count, kind).toBe(1);
    }
  });

  test('is taken back, by its member alone', async () => {
    await react(maya);
    await react(ann);
    const taken = () => maya.client.call(contract.takeBackReaction, params('fire'));
    const left = { reaction: 'fire', count: 1, isOwn: false };
    expect(await taken()).toEqual(left);
    expect(await taken()).toEqual(left);
    expect(await reactionsFor(ann)).toEqual([{ ...left, isOwn: true }]);
  });

  test('leads to no news', async () => {
    await react(maya);
    const inbox = await ann.client.call(contract.listNotifications);
    expect(new Set(inbox.map(({ news }) => news.kind))).toEqual(new Set(['badge_earned']));
  });

  test('goes with who leaves, whichever of the two it is', async () => {
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

  test('is for what one sees in the feed alone', async () => {
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
