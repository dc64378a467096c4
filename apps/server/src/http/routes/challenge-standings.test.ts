import * as contract from '@hooplog/contract';
import { findDrill, localDayOf } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { challenges } from '../../database/schema/challenges.ts';
import { tellOfEndedChallenges } from '../../services/notifications/tell-challenge.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { DAY_MS, TODAY } from '../../testing/test-squad.ts';
import { WEEK, PERCENTAGE, useChallengers } from '../../testing/test-challenges.ts';

const {
  squad,
  daysLater,
  its,
  start,
  join,
  leave,
  next,
  listFor,
  shoot,
  standings,
  play,
  server,
  people,
} = useChallengers();

let maya: SignedIn;
let ann: SignedIn;
let ben: SignedIn;
beforeEach(() => {
  ({ maya, ann, ben } = people());
});

describe('the standings', () => {
  test('rank by their makes of these days those who joined, and nobody else', async () => {
    await shoot(maya, 50, 0, -1);
    const challenge = await start(maya);
    expect(challenge).toMatchObject({
      ...{ kind: 'makes', name: null, filmedOnly: false, state: 'running' },
      ...{ ...WEEK, isJoined: true, mayManage: true, hasNext: false },
    });
    await shoot(maya, 4, 6);
    await shoot(ann, 9, 9);
    await shoot(ben, 30, 0);
    expect(await standings(ann)).toEqual(['1 Maya 4']);
    await join(ann, challenge);
    await join(ann, challenge);
    expect(await standings(maya)).toEqual(['1 Ann 9', '2 Maya 4']);
    const [seen] = await listFor(ben);
    expect(seen).toMatchObject({ isJoined: false, mayManage: false });
    expect(JSON.stringify(seen)).not.toContain('Ben');
    // Only name and number are sent: no shots where makes count.
    expect(Object.keys(seen?.standings[0] ?? {}).toSorted()).toEqual(['rank', 'user', 'value']);
  });

  test('follow a correction and a workout saved late; equal numbers share a rank', async () => {
    const challenge = await start(maya);
    await join(ann, challenge);
    const { id } = await shoot(maya, 4, 0);
    daysLater(3);
    await shoot(ann, 2, 0, 1);
    await shoot(ann, 2, 9, 2);
    expect(await standings(maya)).toEqual(['1 Maya 4', '1 Ann 4']);
    await maya.client.call(contract.deleteWorkout, { params: { id } });
    expect(await standings(maya)).toEqual(['1 Ann 4', '– Maya 0']);
  });

  test('rank a percentage only from its minimum of attempts', async () => {
    await join(ann, await start(maya, PERCENTAGE));
    await shoot(maya, 19, 0);
    await shoot(ann, 5, 15);
    expect(await standings(maya)).toEqual(['1 Ann 5 of 20', '– Maya 19 of 19']);
    await shoot(maya, 1, 0);
    expect(await standings(maya)).toEqual(['1 Maya 20 of 20', '2 Ann 5 of 20']);
  });

  test('count days with any workout, from the first day to the last', async () => {
    await start(maya, { kind: 'days', ...WEEK });
    await shoot(maya, 1, 0, -1);
    await shoot(maya, 1, 0, 0);
    await shoot(maya, 1, 0, 0);
    daysLater(6);
    await maya.client.call(contract.createManualWorkout, {
      body: {
        workoutDate: new Date(TODAY.getTime() + 6 * DAY_MS).toISOString(),
        exercises: [{ exerciseType: 'Defense', duration: 30 }],
        notes: null,
      },
    });
    expect(await standings(maya)).toEqual(['1 Maya 2']);
    daysLater(7);
    await shoot(maya, 1, 0, 7);
    expect(await standings(maya)).toEqual(['1 Maya 2']);
  });

  test.each([
    ['fewest shots', 'around-the-world', 14, '1 Maya 14'],
    ['most makes', 'mikan', 20, '1 Maya 20'],
  ])('hold the best result of a drill: %s', async (_what, drill, best, line) => {
    await start(maya, { kind: 'drill', drill, ...WEEK });
    expect(await standings(maya)).toEqual(['– Maya none']);
    for (const result of [14, null, 20]) await play(maya, drill, result);
    await play(maya, drill, best === 14 ? 1 : 99, '2026-06-14');
    await play(maya, 'star-drill', 1);
    expect(findDrill(drill)).not.toBeNull();
    expect(await standings(maya)).toEqual([line]);
  });

  test('count only films where the challenge says so', async () => {
    for (const kind of ['makes', 'days'] as const) {
      await start(maya, { kind, filmedOnly: true, ...WEEK });
    }
    await start(maya, { kind: 'drill', drill: 'mikan', filmedOnly: true, ...WEEK });
    await shoot(maya, 9, 0);
    await play(maya, 'mikan', 30);
    const read = async () => [await standings(maya), await standings(maya, 1), await standings(maya, 2)]; // prettier-ignore
    expect(await read()).toEqual([['– Maya none'], ['– Maya 0'], ['– Maya 0']]);
    await server.context.database.execute(
      `update user_days set verified_made = 3, verified_shots = 4 where user_id = '${maya.user.id}'`,
    );
    await play(maya, 'mikan', 12, '2026-06-15', 'server');
    await play(maya, 'mikan', 40, '2026-06-15', 'device');
    expect(await read()).toEqual([['1 Maya 12'], ['1 Maya 1'], ['1 Maya 3']]);
    // A shot that was added in the review is not verified.
    await server.context.database.execute(
      `insert into shots (id, workout_id, outcome)
       select gen_random_uuid(), id, 'made' from workouts where drill_result = 12`,
    );
    expect((await read())[0]).toEqual(['– Maya none']);
  });
});

describe('once it is over', () => {
  test('it lasts until the last day has ended for all participants', async () => {
    await ann.client.call(contract.updateProfile, { body: { timeZone: 'Pacific/Honolulu' } });
    await join(ann, await start(maya));
    server.clock = new Date('2026-06-22T09:00:00Z');
    expect((await listFor(maya))[0]?.state).toBe('running');
    server.clock = new Date('2026-06-22T10:00:00Z');
    expect((await listFor(maya))[0]?.state).toBe('over');
  });

  test('the next one is started by one tap, and a second tap joins it', async () => {
    const challenge = await start(maya, { ...PERCENTAGE, name: 'Sharp' });
    await maya.client.refused(409, contract.repeatChallenge, its(challenge));
    daysLater(7);
    const follower = await next(ann, challenge);
    expect(follower).toMatchObject({
      ...{ name: 'Sharp', kind: 'percentage', minShots: 20, state: 'running' },
      ...{ firstDay: '2026-06-22', lastDay: '2026-06-28', isJoined: true },
    });
    daysLater(7.1);
    for (let taps = 0; taps < 2; taps += 1)
      expect((await next(maya, challenge)).id).toBe(follower.id);
    expect(await standings(maya)).toEqual(['– Ann 0 of 0', '– Maya 0 of 0']);
    expect((await listFor(maya)).map(({ hasNext }) => hasNext)).toEqual([false, true]);
  });

  test('those who took part are told by day, once, with their place', async () => {
    const challenge = await start(maya);
    await join(ann, challenge);
    await join(ben, challenge);
    await shoot(maya, 5, 0);
    await shoot(ann, 5, 0);
    const tellAt = async (moment: string) => {
      server.clock = new Date(moment);
      await tellOfEndedChallenges(server.context);
    };
    const ended = async ({ client }: SignedIn) =>
      (await client.call(contract.listNotifications))
        .map(({ news }) => news)
        .filter(({ kind }) => kind === 'challenge_ended');
    await tellAt('2026-06-21T20:00:00Z');
    await tellAt('2026-06-22T00:07:00Z');
    expect(await ended(maya)).toEqual([]);
    await tellAt('2026-06-22T08:07:00Z');
    await tellAt('2026-06-22T08:37:00Z');
    const news = { squad: { id: squad.id, name: 'Tigers' }, players: 3 };
    expect(await ended(maya)).toEqual([
      { kind: 'challenge_ended', challenge: { id: challenge.id, kind: 'makes' }, rank: 1, isTied: true, ...news }, // prettier-ignore
    ]);
    expect(await ended(ben)).toEqual([
      { kind: 'challenge_ended', challenge: { id: challenge.id, kind: 'makes' }, isTied: false, ...news }, // prettier-ignore
    ]);
    await leave(ann, challenge);
    expect(await ended(ann)).toEqual([]);
    const [row] = await server.context.database
      .select()
      .from(challenges)
      .where(eq(challenges.id, challenge.id));
    expect(row?.toldAt).toEqual(new Date('2026-06-22T08:07:00Z'));
    expect(localDayOf(server.clock ?? TODAY, 'UTC')).toBe('2026-06-22');
  });
});
