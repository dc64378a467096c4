import { gunzipSync } from 'node:zlib';
import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

beforeEach(async () => {
  server.clock = TODAY;
  // Each test starts with an empty leaderboard.
  await server.context.database.update(userStats).set({ made: 0, totalShots: 0, verifiedShots: 0 });
});
afterEach(() => {
  server.clock = null;
});

async function shoot(
  { client }: SignedIn,
  made: number,
  missed: number,
  workoutDate = '2026-06-15T09:00:00Z',
) {
  const workout = { workoutDate, totalShots: made + missed, made, missed };
  await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

async function player(displayName: string, profile: Partial<contract.ProfileInput> = {}) {
  const signedIn = await server.signIn();
  await signedIn.client.call(contract.updateProfile, { body: { displayName, ...profile } });
  return signedIn;
}

async function shooter(name: string, made: number, missed: number) {
  const signedIn = await player(name);
  await shoot(signedIn, made, missed);
  return signedIn;
}

const ranks = async ({ client }: SignedIn) =>
  (await client.call(contract.listLeaderboard)).map(({ rank, user }) => `${rank} ${user.name}`);

describe('the leaderboard', () => {
  test('ranks by made, then accuracy, then total shots; equal numbers share a rank', async () => {
    const caller = await shooter('Most made', 9, 40);
    await shooter('Same made, less accurate', 6, 4);
    await shooter('Same made, more accurate', 6, 2);
    await shooter('Twin', 3, 3);
    await shooter('Other twin', 3, 3);
    await shooter('Never made, tried often', 0, 9);
    await shooter('Never made', 0, 2);
    await player('No shots');
    const list = await ranks(caller);
    expect(list.toSpliced(3, 2)).toEqual([
      '1 Most made',
      '2 Same made, more accurate',
      '3 Same made, less accurate',
      '6 Never made, tried often',
      '7 Never made',
    ]);
    expect(list.slice(3, 5).toSorted()).toEqual(['4 Other twin', '4 Twin']);
  });

  test('shows number and name of a player, and nothing else', async () => {
    const shown = await shooter('Maya', 3, 1);
    const { client } = await server.signIn();
    const response = await client.send(contract.listLeaderboard);
    expect(response.json()).toEqual([
      {
        rank: 1,
        user: {
          id: shown.user.id,
          name: 'Maya',
          firstName: null,
          lastName: null,
          profileImageUrl: null,
        },
        totalShots: 4,
        made: 3,
        percentage: 75,
        workoutCount: 1,
        currentStreak: 1,
        verifiedShots: 0,
      },
    ]);
    expect(response.body).not.toContain(shown.user.email);
  });

  test('is compressed for clients that accept gzip, and includes every save at once', async () => {
    const caller = await shooter('Maya', 1, 0);
    for (const made of [3, 5]) {
      await shoot(caller, 2, 0);
      const plain = await caller.client.send(contract.listLeaderboard);
      const packed = await caller.client.send(contract.listLeaderboard, {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
      expect(plain.json()).toMatchObject([{ made }]);
    }
  });

  test('a further page goes on by its Link header, ranks included', async () => {
    const caller = await shooter('First', 9, 0);
    await shooter('Second', 5, 0);
    await shooter('Also second', 5, 0);
    await shooter('Fourth', 1, 0);
    const seen: string[] = [];
    for (let url: string | undefined = '/api/leaderboard?limit=2'; url !== undefined;) {
      const response = await caller.client.request({ url });
      for (const { rank, made } of response.json<contract.LeaderboardEntry[]>()) {
        seen.push(`${rank}: ${made}`);
      }
      url = /^<(.*)>; rel="next"$/.exec(String(response.headers['link']))?.[1];
    }
    expect(seen).toEqual(['1: 9', '2: 5', '2: 5', '4: 1']);
  });

  test.each(['x', 'bnVsbA', Buffer.from('[1,2,"no",4,5]').toString('base64url')])(
    'the unknown cursor %s is refused',
    async (cursor) => {
      const { client } = await server.signIn();
      const refused = await client.refused(400, contract.listLeaderboard, { query: { cursor } });
      expect(refused.fields).toHaveProperty('cursor');
    },
  );

  test.each<[zone: string, streak: number]>([
    ['Pacific/Honolulu', 1],
    ['UTC', 0],
  ])(
    'on the day after next a streak is over, by the player’s own clock: %s',
    async (timeZone, streak) => {
      const shown = await server.signIn(undefined, timeZone);
      server.clock = new Date('2026-06-13T20:00:00Z');
      await shoot(shown, 1, 0, '2026-06-13T20:00:00Z');
      // In Honolulu it is still the 14th.
      server.clock = new Date('2026-06-15T05:00:00Z');
      const other = await server.signIn();
      const [entry] = await other.client.call(contract.listLeaderboard);
      expect(entry?.currentStreak).toBe(streak);
    },
  );
});

describe('who is shown', () => {
  const TEEN = '2010-01-01';
  const CHILD = '2016-01-01';

  test.each<[what: string, profile: Partial<contract.ProfileInput>, shown: boolean]>([
    ['an adult', { birthday: '1990-01-01' }, true],
    ['an adult who hides', { birthday: '1990-01-01', onLeaderboard: 0 }, false],
    ['somebody without a birthday', {}, true],
    ['a teen', { birthday: TEEN }, false],
    ['a teen who switched it on', { birthday: TEEN, onLeaderboard: 1 }, true],
  ])('%s', async (_, profile, shown) => {
    const signedIn = await player('Somebody', profile);
    await shoot(signedIn, 3, 1);
    expect(await ranks(signedIn)).toEqual(shown ? ['1 Somebody'] : []);
    const own = await signedIn.client.call(contract.getOwnLeaderboardEntry);
    expect([own.state, own.rank]).toEqual(shown ? ['listed', 1] : ['hidden', null]);
  });

  test('never a child, even one who switched it on', async () => {
    const child = await server.signIn();
    await shoot(child, 3, 1);
    const profile = { displayName: 'Kid', birthday: CHILD, onLeaderboard: 1 as const };
    await child.client.call(contract.updateProfile, { body: profile });
    expect(await ranks(await server.signIn())).toEqual([]);
  });

  test('a teen stays hidden on turning 18, until they choose', async () => {
    const teen = await player('Grown up', {});
    const isTeen = eq(users.id, teen.user.id);
    const createdAt = new Date('2026-06-01T12:00:00Z');
    await server.context.database.update(users).set({ createdAt }).where(isTeen);
    await teen.client.call(contract.updateProfile, { body: { birthday: '2008-06-16' } });
    await shoot(teen, 3, 1);
    expect(await ranks(teen)).toEqual([]);
    server.clock = new Date('2026-06-16T12:00:00Z');
    expect(await ranks(teen)).toEqual([]);
    await teen.client.call(contract.updateProfile, { body: { onLeaderboard: 1 } });
    expect(await ranks(teen)).toEqual(['1 Grown up']);
  });

  test('hiding and showing take effect at once, and the choice is told to its owner', async () => {
    const shown = await shooter('Maya', 3, 1);
    const choose = (onLeaderboard: 0 | 1) =>
      shown.client.call(contract.updateProfile, { body: { displayName: 'Maya', onLeaderboard } });
    expect(shown.user.onLeaderboard).toBeNull();
    expect((await choose(0)).onLeaderboard).toBe(0);
    expect(await ranks(shown)).toEqual([]);
    expect((await choose(1)).onLeaderboard).toBe(1);
    expect(await ranks(shown)).toEqual(['1 Maya']);
  });
});

describe('the own entry', () => {
  test('has the rank, however far down', async () => {
    await shooter('Ahead', 9, 0);
    await shooter('Also ahead', 8, 0);
    const caller = await shooter('Me', 2, 2);
    await shooter('Equal', 2, 2);
    expect(await caller.client.call(contract.getOwnLeaderboardEntry)).toMatchObject({
      rank: 3,
      state: 'listed',
      user: { name: 'Me' },
      made: 2,
      percentage: 50,
    });
  });

  test('has no rank without shots', async () => {
    const caller = await player('Beginner');
    expect(await caller.client.call(contract.getOwnLeaderboardEntry)).toMatchObject({
      rank: null,
      state: 'no_shots',
      totalShots: 0,
    });
  });

  test('of a hidden player does not count ahead of others', async () => {
    const hidden = await shooter('Hidden', 9, 0);
    const body = { displayName: 'Hidden', onLeaderboard: 0 as const };
    await hidden.client.call(contract.updateProfile, { body });
    const caller = await shooter('Me', 2, 2);
    const own = await caller.client.call(contract.getOwnLeaderboardEntry);
    expect(own.rank).toBe(1);
  });
});

test('shots verified by video are counted separately', async () => {
  const shown = await shooter('Filmed', 3, 1);
  await server.context.database
    .update(userStats)
    .set({ verifiedShots: 2 })
    .where(eq(userStats.userId, shown.user.id));
  const [entry] = await shown.client.call(contract.listLeaderboard);
  expect(entry).toMatchObject({ totalShots: 4, verifiedShots: 2 });
});

test.each([contract.listLeaderboard, contract.getOwnLeaderboardEntry])(
  'signed out: 401',
  async (endpoint) => {
    await server.newClient().refused(401, endpoint);
  },
);
