import * as contract from '@hooplog/contract';
import { FEED_LIMITS, ownDrillKey, type OwnRule } from '@hooplog/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { feedReactions } from '../../database/schema/feed.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { ADULT, at, introduce } from '../../testing/test-squad.ts';
import { writeCursor } from '../cursor.ts';
import { useFeed } from '../../testing/test-feed.ts';

const { squad, trainingIn, read, later, shoot, exercise, play, server, comeIn, people } = useFeed();

let maya: SignedIn;
let ann: SignedIn;
beforeEach(() => {
  ({ maya, ann } = people());
});

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

  test('shows badges by name', async () => {
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

  test('shows the records of a workout: only the best of a kind, and never for the first workout', async () => {
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

  test('knows the record of a drill, also where fewer shots are better', async () => {
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
  ])('knows the record of a drill of one’s own, where %s are better', async (_, rule, records) => {
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

  test('is only visible to its own squad, and an invalid cursor is refused', async () => {
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

describe('feed items disappear', () => {
  beforeEach(() => shoot(ann, 5, 5));

  test('with the workout', async () => {
    const [item] = await trainingIn(maya);
    await ann.client.call(contract.deleteWorkout, { params: { id: item?.id ?? '' } });
    expect(await read(maya)).toEqual([]);
  });

  test('with the workout, and come back with their reactions, except of members who left in the meantime', async () => {
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

  test('with the member, at once; a member who returns brings none back', async () => {
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

  test('for members who join later', async () => {
    later(1);
    const newcomer = await comeIn('Jo', ADULT);
    expect(await read(newcomer)).toEqual([]);
    await shoot(newcomer, 1, 1);
    expect(await read(newcomer)).toEqual(['Jo workout']);
    expect(await read(maya)).toEqual(['Jo workout', 'Ann workout']);
  });
});
