import * as contract from '@hooplog/contract';
import { CHALLENGE_LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { challengeMembers } from '../../database/schema/challenges.ts';
import { users } from '../../database/schema/users.ts';
import { NOWHERE, type SignedIn } from '../../testing/test-app.ts';
import { at } from '../../testing/test-squad.ts';
import { MAKES, useChallengers } from '../../testing/test-challenges.ts';

const { squad, daysLater, here, its, start, join, leave, listFor, standings, server, people } =
  useChallengers();

let maya: SignedIn;
let ann: SignedIn;
let ben: SignedIn;
beforeEach(() => {
  ({ maya, ann, ben } = people());
});

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

  test('is hidden while a child’s parent has not agreed', async () => {
    await join(ann, await start(maya));
    await server.context.database
      .update(users)
      .set({ awaitsParent: 1 })
      .where(eq(users.id, ann.user.id));
    expect(await standings(maya)).toEqual(['– Maya 0']);
  });

  test('is removed with the account, and the challenge stays', async () => {
    const challenge = await start(ann);
    await join(maya, challenge);
    await ann.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    expect(await standings(maya)).toEqual(['– Maya 0']);
    const [seen] = await listFor(ben);
    expect(seen?.mayManage).toBe(false);
  });

  test('is told on its last two days, and of nothing that has not begun, was left, or is of others', async () => {
    const endingFor = ({ client }: SignedIn) => client.call(contract.listEndingChallenges);
    const challenge = await start(maya);
    await join(ann, challenge);
    await start(maya, { ...MAKES, firstDay: '2026-06-21', lastDay: '2026-06-21' });
    daysLater(4);
    expect(await endingFor(maya)).toEqual([]);
    const ending = {
      ...{ id: challenge.id, kind: 'makes', lastDay: '2026-06-21' },
      ...{ squadId: squad.id, squadName: expect.any(String) as string },
    };
    daysLater(5);
    expect(await endingFor(maya)).toEqual([ending]);
    expect(await endingFor(ann)).toEqual([ending]);
    expect(await endingFor(ben)).toEqual([]);
    await leave(ann, challenge);
    expect(await endingFor(ann)).toEqual([]);
    daysLater(6);
    expect((await endingFor(maya)).map(({ id }) => id)).toContain(challenge.id);
    daysLater(7);
    expect(await endingFor(maya)).toEqual([]);
  });

  test('cannot join once it is over', async () => {
    const challenge = await start(maya);
    daysLater(7);
    await ann.client.refused(409, contract.joinChallenge, its(challenge));
  });
});

describe('a challenge', () => {
  test.each<[string, Partial<contract.ChallengeInput>, string]>([
    ['a percentage without attempts', { kind: 'percentage' }, 'minShots'],
    ['too few attempts', { kind: 'percentage', minShots: 9 }, 'minShots'],
    ['attempts for makes', { minShots: 20 }, 'minShots'],
    ['no drill', { kind: 'drill' }, 'drill'],
    ['an unknown drill', { kind: 'drill', drill: 'nothing' }, 'drill'],
    ['a drill for makes', { drill: 'mikan' }, 'drill'],
    ['a day that has passed', { firstDay: '2026-06-14' }, 'firstDay'],
    ['a day far ahead', { firstDay: '2026-07-17', lastDay: '2026-07-17' }, 'firstDay'],
    ['an end before the start', { firstDay: '2026-06-22' }, 'lastDay'],
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
  ])('is accepted with %s', async (_what, body, taken) => {
    expect(await start(maya, { ...MAKES, ...body })).toMatchObject(taken);
  });

  test('is started once per key', async () => {
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

  test('that is over stays as it is, even for an owner whose last day is still to come', async () => {
    await maya.client.call(contract.updateProfile, { body: { timeZone: 'Pacific/Pago_Pago' } });
    await ann.client.call(contract.updateProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    const challenge = await start(ann, { ...MAKES, firstDay: '2026-06-16', lastDay: '2026-06-16' });
    // It is 00:30 on the 17th for Ann, and 23:30 on the 15th for Maya.
    server.clock = new Date('2026-06-16T10:30:00Z');
    expect(await maya.client.call(contract.endChallenge, its(challenge))).toMatchObject({
      ...{ lastDay: '2026-06-16', state: 'over' },
    });
  });

  test('that has not begun can be deleted but not ended', async () => {
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

test('the other members are notified of a new one until they join or it is over', async () => {
  const challenge = await start(maya, { ...MAKES, name: 'Buckets' });
  const newsOf = async ({ client }: SignedIn) =>
    (await client.call(contract.listNotifications))
      .map(({ news }) => news)
      .filter(({ kind }) => kind === 'challenge_started');
  expect(await newsOf(maya)).toEqual([]);
  expect(await newsOf(ann)).toMatchObject([
    { challenge: { id: challenge.id, name: 'Buckets', kind: 'makes' }, from: { name: 'Maya' } },
  ]);
  await join(ann, challenge);
  expect(await newsOf(ann)).toEqual([]);
  expect(await newsOf(ben)).toHaveLength(1);
  daysLater(7);
  expect(await newsOf(ben)).toEqual([]);
});
