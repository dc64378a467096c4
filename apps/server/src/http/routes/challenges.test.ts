import * as contract from '@hooplog/contract';
import { CHALLENGE_LIMITS, findDrill, localDayOf } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { challengeMembers, challenges } from '../../database/schema/challenges.ts';
import { users } from '../../database/schema/users.ts';
import { tellOfEndedChallenges } from '../../services/notifications/tell-challenge.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { at, DAY_MS, introduce, TODAY, useTestSquad } from '../../testing/test-squad.ts';

const squad = useTestSquad();
const { server, comeIn } = squad;
const NOWHERE = '01a1fe73-d491-718f-9e3d-8d25198f805e';
/** TODAY is a Monday. */
const WEEK = { firstDay: '2026-06-15', lastDay: '2026-06-21' };
const MAKES: contract.ChallengeInput = { kind: 'makes', ...WEEK };
const PERCENTAGE: contract.ChallengeInput = { ...MAKES, kind: 'percentage', minShots: 20 };

let maya: SignedIn;
let ann: SignedIn;
let ben: SignedIn;
beforeEach(async () => {
  maya = squad.owner;
  await introduce(maya, 'Maya');
  [ann, ben] = [await comeIn('Ann'), await comeIn('Ben')];
});

const daysLater = (days: number) => {
  server.clock = new Date(TODAY.getTime() + days * DAY_MS);
};

const here = () => ({ params: { id: squad.id } });
const its = ({ id }: { readonly id: string }) => ({ params: { id: squad.id, challengeId: id } });

const start = ({ client }: SignedIn, body: contract.ChallengeInput = MAKES) =>
  client.call(contract.createChallenge, { ...here(), body });
const join = ({ client }: SignedIn, challenge: contract.Challenge) =>
  client.call(contract.joinChallenge, its(challenge));
const leave = ({ client }: SignedIn, challenge: contract.Challenge) =>
  client.call(contract.leaveChallenge, its(challenge));
const next = ({ client }: SignedIn, challenge: contract.Challenge) =>
  client.call(contract.repeatChallenge, its(challenge));
const listFor = ({ client }: SignedIn) => client.call(contract.listChallenges, here());

/** Counted by hand, at noon of a day of that week. */
const shoot = ({ client }: SignedIn, made: number, missed: number, day = 0) =>
  client.call(contract.createWorkout, {
    body: {
      workout: {
        workoutDate: new Date(TODAY.getTime() + day * DAY_MS).toISOString(),
        ...{ totalShots: made + missed, made, missed },
      },
      shotData: [],
    },
  });

/** The standings in short: "1 Maya 12". */
async function standings(reader: SignedIn, place = 0): Promise<string[]> {
  const challenge = (await listFor(reader))[place];
  return (challenge?.standings ?? []).map(({ rank, user, value, totalShots }) => {
    const of = totalShots === undefined ? '' : ` of ${totalShots}`;
    return `${rank ?? '–'} ${user.name} ${value ?? 'none'}${of}`;
  });
}

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
    // Sent are name and number: no shots where makes count.
    expect(Object.keys(seen?.standings[0] ?? {}).toSorted()).toEqual(['rank', 'user', 'value']);
  });

  test('follow a correction and a workout that is saved late, and equal numbers share a rank', async () => {
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

  test('rank a percentage from its attempts on', async () => {
    await join(ann, await start(maya, PERCENTAGE));
    await shoot(maya, 19, 0);
    await shoot(ann, 5, 15);
    expect(await standings(maya)).toEqual(['1 Ann 5 of 20', '– Maya 19 of 19']);
    await shoot(maya, 1, 0);
    expect(await standings(maya)).toEqual(['1 Maya 20 of 20', '2 Ann 5 of 20']);
  });

  test('count days with any workout, from the first to the last', async () => {
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

  test('count films alone, where the challenge says so', async () => {
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
    // A shot that was added to the review was not seen.
    await server.context.database.execute(
      `insert into shots (id, workout_id, outcome)
       select gen_random_uuid(), id, 'made' from workouts where drill_result = 12`,
    );
    expect((await read())[0]).toEqual(['– Maya none']);
  });
});

/** A play of a drill. What it comes to by its rule is another test's. */
const play = (
  { user }: SignedIn,
  drill: string,
  result: number | null,
  day = '2026-06-15',
  countedOn: string | null = null,
) => {
  const counted = countedOn === null ? 'null' : `'${countedOn}'`;
  return server.context.database.execute(
    `insert into workouts (id, user_id, local_day, workout_date, total_shots, made, missed, source, outcomes, drill, drill_result, counted_on)
     values (gen_random_uuid(), '${user.id}', '${day}', '${day}T12:00:00Z', 1, 1, 0, 'manual', 'o', '${drill}', ${result ?? 'null'}, ${counted})`,
  );
};

describe('who takes part', () => {
  test('leaves and is gone at once, as who leaves the squad is', async () => {
    const challenge = await start(maya);
    await join(ann, challenge);
    await join(ben, challenge);
    expect((await leave(ann, challenge)).isJoined).toBe(false);
    await leave(ann, challenge);
    await ben.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: ben.user.id },
    });
    expect(await standings(maya)).toEqual(['– Maya 0']);
    await ben.client.call(contract.acceptInvitation, at(await squad.linkToken()));
    expect(await standings(ben)).toEqual(['– Maya 0']);
  });

  test('is not shown while a child’s parent has not agreed', async () => {
    await join(ann, await start(maya));
    await server.context.database
      .update(users)
      .set({ awaitsParent: 1 })
      .where(eq(users.id, ann.user.id));
    expect(await standings(maya)).toEqual(['– Maya 0']);
  });

  test('goes with the account, and the challenge stays', async () => {
    const challenge = await start(ann);
    await join(maya, challenge);
    await ann.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    expect(await standings(maya)).toEqual(['– Maya 0']);
    const [seen] = await listFor(ben);
    expect(seen?.mayManage).toBe(false);
  });

  test('is asked for nothing once it is over', async () => {
    const challenge = await start(maya);
    daysLater(7);
    await ann.client.refused(409, contract.joinChallenge, its(challenge));
  });
});

describe('a challenge', () => {
  test.each<[string, Partial<contract.ChallengeInput>, string]>([
    ['a percentage without attempts', { kind: 'percentage' }, 'minShots'],
    ['too few attempts', { kind: 'percentage', minShots: 9 }, 'minShots'],
    ['attempts of makes', { minShots: 20 }, 'minShots'],
    ['no drill', { kind: 'drill' }, 'drill'],
    ['an unknown drill', { kind: 'drill', drill: 'nothing' }, 'drill'],
    ['a drill of makes', { drill: 'mikan' }, 'drill'],
    ['a day that has passed', { firstDay: '2026-06-14' }, 'firstDay'],
    ['a day far ahead', { firstDay: '2026-07-17', lastDay: '2026-07-17' }, 'firstDay'],
    ['an end before the beginning', { firstDay: '2026-06-22' }, 'lastDay'],
    ['93 days', { lastDay: '2026-09-15' }, 'lastDay'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const refusal = await maya.client.refused(400, contract.createChallenge, {
      ...here(),
      body: { ...MAKES, ...wrong },
    });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect(await listFor(maya)).toEqual([]);
  });

  test.each([
    ['92 days', { lastDay: '2026-09-14' }, { lastDay: '2026-09-14' }],
    ['a month ahead', { firstDay: '2026-07-16', lastDay: '2026-07-16' }, { state: 'upcoming' }],
    ['a name on one line', { name: ' Free\nthrows ' }, { name: 'Free throws' }],
    ['an empty name', { name: ' \u200b' }, { name: null }],
  ])('is taken with %s', async (_what, body, taken) => {
    expect(await start(maya, { ...MAKES, ...body })).toMatchObject(taken);
  });

  test('is started once by one key', async () => {
    const headers = { 'idempotency-key': 'one' };
    const send = () =>
      maya.client.call(contract.createChallenge, { ...here(), body: MAKES, headers });
    const [first, again] = await Promise.all([send(), send()]);
    expect(again.id).toBe(first.id);
    expect(await listFor(maya)).toHaveLength(1);
  });

  test('is one of five at a time, however many ask at once', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 7 }, () => start(maya)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      CHALLENGE_LIMITS.OPEN_PER_SQUAD,
    );
    daysLater(7);
    await start(maya, { kind: 'makes', firstDay: '2026-06-22', lastDay: '2026-06-22' });
    expect(await listFor(maya)).toHaveLength(CHALLENGE_LIMITS.OPEN_PER_SQUAD + 1);
  });

  test('is ended and deleted by its creator and the owner of the squad, and by nobody else', async () => {
    const challenge = await start(ann);
    await ben.client.refused(403, contract.endChallenge, its(challenge));
    await ben.client.refused(403, contract.deleteChallenge, its(challenge));
    daysLater(2);
    const ended = await ann.client.call(contract.endChallenge, its(challenge));
    expect(ended).toMatchObject({ lastDay: '2026-06-17', state: 'running' });
    daysLater(3);
    expect(await maya.client.call(contract.endChallenge, its(challenge))).toMatchObject({
      ...{ lastDay: '2026-06-17', state: 'over' },
    });
    await maya.client.call(contract.deleteChallenge, its(challenge));
    await maya.client.refused(404, contract.deleteChallenge, its(challenge));
    expect(await listFor(ann)).toEqual([]);
    const rows = await server.context.database.select().from(challengeMembers);
    expect(rows.filter(({ challengeId }) => challengeId === challenge.id)).toEqual([]);
  });

  test('that is over stays as it is, for an owner too to whom its last day is still to come', async () => {
    await maya.client.call(contract.updateProfile, { body: { timeZone: 'Pacific/Pago_Pago' } });
    await ann.client.call(contract.updateProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    const challenge = await start(ann, { ...MAKES, firstDay: '2026-06-16', lastDay: '2026-06-16' });
    // 00:30 on the 17th for Ann, 23:30 on the 15th for Maya.
    server.clock = new Date('2026-06-16T10:30:00Z');
    expect(await maya.client.call(contract.endChallenge, its(challenge))).toMatchObject({
      ...{ lastDay: '2026-06-16', state: 'over' },
    });
  });

  test('that has not begun is deleted and not ended', async () => {
    const challenge = await start(maya, { ...MAKES, firstDay: '2026-06-16' });
    await maya.client.refused(409, contract.endChallenge, its(challenge));
  });

  test('of another squad does not exist', async () => {
    const challenge = await start(maya);
    const other = await ann.client.call(contract.createGroup, { body: { name: 'Lions' } });
    for (const endpoint of [contract.joinChallenge, contract.endChallenge, contract.repeatChallenge])
      await ann.client.refused(404, endpoint, { params: { id: other.id, challengeId: challenge.id } }); // prettier-ignore
    const stranger = await server.signIn();
    await stranger.client.refused(404, contract.listChallenges, here());
    await stranger.client.refused(404, contract.joinChallenge, its(challenge));
    await maya.client.refused(404, contract.joinChallenge, its({ id: NOWHERE }));
    await server.newClient().refused(401, contract.listChallenges, here());
  });
});

describe('once it is over', () => {
  test('it lasts until the last day has ended for all who take part', async () => {
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

test('the other members are told of a new one until they join or it is over', async () => {
  const challenge = await start(maya, { ...MAKES, name: 'Buckets' });
  const told = async ({ client }: SignedIn) =>
    (await client.call(contract.listNotifications))
      .map(({ news }) => news)
      .filter(({ kind }) => kind === 'challenge_started');
  expect(await told(maya)).toEqual([]);
  expect(await told(ann)).toMatchObject([
    { challenge: { id: challenge.id, name: 'Buckets', kind: 'makes' }, from: { name: 'Maya' } },
  ]);
  await join(ann, challenge);
  expect(await told(ann)).toEqual([]);
  expect(await told(ben)).toHaveLength(1);
  daysLater(7);
  expect(await told(ben)).toEqual([]);
});
