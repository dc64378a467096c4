import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { aCoach, aTeam, joinTeam } from '../../testing/test-teams.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');
const FREE_THROW = 'zone_5_free_throw';
const PAINT = 'zone_1_paint';

useClock(server, TODAY);

async function shoot({ client }: SignedIn, day: string, zone: string, made: number, total: number) {
  const workout = {
    workoutDate: `${day}T09:00:00Z`,
    totalShots: total,
    made,
    missed: total - made,
  };
  await client.call(contract.createWorkout, {
    body: { workout, shotData: [{ zone, made, total }] },
  });
}

const exercise = ({ client }: SignedIn, workoutDate: string, duration: number) =>
  client.call(contract.createManualWorkout, {
    body: { workoutDate, exercises: [{ exerciseType: 'Conditioning', duration }] },
  });

const FREE_THROWS: contract.AssignmentInput = {
  title: '100 free throws by Friday',
  measure: 'shots',
  target: 100,
  zone: FREE_THROW,
  dueDay: '2026-06-19',
};

const assign = (
  { client }: SignedIn,
  team: contract.Team,
  changes: Partial<contract.AssignmentInput> = {},
) =>
  client.call(contract.createAssignment, {
    params: { id: team.id },
    body: { ...FREE_THROWS, ...changes },
  });

async function progressOf({ client }: SignedIn, team: contract.Team) {
  const list = await client.call(contract.listTeamAssignments, { params: { id: team.id } });
  return list.map(({ progress }) =>
    progress.map(({ value, verified, percent, state }) => ({ value, verified, percent, state })),
  );
}

async function aTeamOfTwo() {
  const { coach, team } = await aTeam(server);
  const [ann, bob] = [await server.signIn(), await server.signIn()];
  await joinTeam(coach, team, ann, bob);
  return { coach, team, ann, bob };
}

describe('an assigned workout', () => {
  test('counts its zone from the day it was set to the due day, and no more', async () => {
    const { coach, team, ann } = await aTeamOfTwo();
    await assign(coach, team);
    await shoot(ann, '2026-06-14', FREE_THROW, 50, 90);
    await shoot(ann, '2026-06-15', FREE_THROW, 20, 40);
    await shoot(ann, '2026-06-15', PAINT, 20, 40);
    server.clock = new Date('2026-06-19T12:00:00Z');
    await shoot(ann, '2026-06-19', FREE_THROW, 30, 59);
    const open = { verified: 0, state: 'open' };
    expect(await progressOf(coach, team)).toEqual([
      [
        { value: 99, percent: 99, ...open },
        { value: 0, percent: 0, ...open },
      ],
    ]);
    server.clock = new Date('2026-06-20T12:00:00Z');
    await shoot(ann, '2026-06-20', FREE_THROW, 30, 60);
    const missed = { verified: 0, state: 'missed' };
    expect(await progressOf(coach, team)).toEqual([
      [
        { value: 99, percent: 99, ...missed },
        { value: 0, percent: 0, ...missed },
      ],
    ]);
    // A workout of the due day still counts when it is saved late.
    await shoot(ann, '2026-06-19', FREE_THROW, 1, 1);
    expect((await progressOf(coach, team))[0]?.[0]).toMatchObject({ value: 100, state: 'done' });
  });

  test.each<[measure: contract.Assignment['measure'], value: number, verified: number | null]>([
    ['shots', 30, 0],
    ['makes', 17, 0],
    ['workouts', 3, null],
    ['minutes', 25, null],
  ])('of %s counts them all', async (measure, value, verified) => {
    const { coach, team, ann } = await aTeamOfTwo();
    await assign(coach, team, { measure, zone: null, target: 50, playerIds: [ann.user.id] });
    await shoot(ann, '2026-06-15', FREE_THROW, 10, 20);
    await shoot(ann, '2026-06-15', PAINT, 7, 10);
    await exercise(ann, '2026-06-15', 25);
    await exercise(ann, '2026-06-14', 60);
    expect((await progressOf(coach, team))[0]).toMatchObject([{ value, verified }]);
  });

  test('shows how much of its progress is verified by video', async () => {
    const { coach, team, ann } = await aTeamOfTwo();
    await assign(coach, team, { measure: 'makes', target: 10 });
    await shoot(ann, '2026-06-15', FREE_THROW, 8, 12);
    await server.context.database.$client.query(
      `update zone_days set verified_made = 5, verified_total = 6 where user_id = $1`,
      [ann.user.id],
    );
    expect((await progressOf(coach, team))[0]?.[0]).toMatchObject({ value: 8, verified: 5 });
  });

  test('uses the days of each player’s own calendar', async () => {
    const { coach, team } = await aTeam(server);
    const ann = await server.signIn(undefined, 'Pacific/Auckland');
    await joinTeam(coach, team, ann);
    // It is already the 16th in Auckland, so shots on the 15th there came before the assignment.
    server.clock = new Date('2026-06-15T13:00:00Z');
    await assign(coach, team);
    await shoot(ann, '2026-06-15', FREE_THROW, 1, 5);
    expect((await progressOf(coach, team))[0]).toMatchObject([{ value: 0, state: 'open' }]);
    server.clock = new Date('2026-06-16T12:00:00Z');
    await shoot(ann, '2026-06-16', FREE_THROW, 1, 7);
    // Saturday has begun in Auckland, while it is still Friday elsewhere.
    server.clock = new Date('2026-06-19T13:00:00Z');
    expect((await progressOf(coach, team))[0]).toMatchObject([{ value: 7, state: 'missed' }]);
  });

  test('is visible to the players it is for, each with their own progress', async () => {
    const { coach, team, ann, bob } = await aTeamOfTwo();
    await assign(coach, team, { title: 'For Ann', playerIds: [ann.user.id] });
    await assign(coach, team, { title: 'For all' });
    const seenBy = async ({ client }: SignedIn) =>
      (await client.call(contract.listOwnAssignments)).map(({ title, progress }) => [
        title,
        progress.map(({ player }) => player.id),
      ]);
    expect(await seenBy(ann)).toEqual([
      ['For Ann', [ann.user.id]],
      ['For all', [ann.user.id]],
    ]);
    expect(await seenBy(bob)).toEqual([['For all', [bob.user.id]]]);
    expect(await seenBy(coach)).toEqual([]);
    const ofTeam = await bob.client.call(contract.listTeamAssignments, {
      params: { id: team.id },
    });
    expect(ofTeam.map(({ title }) => title)).toEqual(['For all']);
  });

  test('for everybody includes players who join later, and leaves the dashboard when it is over', async () => {
    const { coach, team } = await aTeam(server);
    await assign(coach, team);
    const ann = await server.signIn();
    await joinTeam(coach, team, ann);
    expect(await ann.client.call(contract.listOwnAssignments)).toHaveLength(1);
    server.clock = new Date('2026-06-20T12:00:00Z');
    expect(await ann.client.call(contract.listOwnAssignments)).toEqual([]);
    expect(await progressOf(ann, team)).toMatchObject([[{ state: 'missed' }]]);
  });

  test('is edited and deleted by the coach', async () => {
    const { coach, team, ann, bob } = await aTeamOfTwo();
    const { id } = await assign(coach, team);
    const change = { title: '50 by Sunday', target: 50, dueDay: '2026-06-21' };
    const updated = await coach.client.call(contract.updateAssignment, {
      params: { id },
      body: { ...change, playerIds: [bob.user.id] },
    });
    expect(updated).toMatchObject({ ...change, zone: FREE_THROW, forEveryone: false });
    expect(updated.progress.map(({ player }) => player.id)).toEqual([bob.user.id]);
    expect(await progressOf(ann, team)).toEqual([]);
    const everybody = { params: { id }, body: { playerIds: null } };
    expect(await coach.client.call(contract.updateAssignment, everybody)).toMatchObject({
      title: '50 by Sunday',
      forEveryone: true,
    });
    await coach.client.call(contract.deleteAssignment, { params: { id } });
    expect(await progressOf(coach, team)).toEqual([]);
  });

  test('no longer applies to a player who leaves the team, even if they come back', async () => {
    const { coach, team, ann, bob } = await aTeamOfTwo();
    await assign(coach, team, { playerIds: [ann.user.id, bob.user.id] });
    await ann.client.call(contract.removeTeamPlayer, {
      params: { id: team.id, playerId: ann.user.id },
    });
    await joinTeam(coach, team, ann);
    expect(await progressOf(ann, team)).toEqual([]);
    expect((await progressOf(coach, team))[0]).toHaveLength(1);
  });
});

test.each<[what: string, changes: object, field: string]>([
  ['without a title', { title: ' ' }, 'title'],
  ['of nothing', { target: 0 }, 'target'],
  ['of more workouts than possible', { measure: 'workouts', zone: null, target: 101 }, 'target'],
  ['of an unknown measure', { measure: 'dunks', zone: null }, 'measure'],
  ['of minutes in a zone', { measure: 'minutes' }, 'zone'],
  ['in an unknown zone', { zone: 'zone_15' }, 'zone'],
  ['for yesterday', { dueDay: '2026-06-14' }, 'dueDay'],
  ['for the year after next', { dueDay: '2027-06-16' }, 'dueDay'],
  ['for an invalid day', { dueDay: 'Friday' }, 'dueDay'],
  ['for an empty list of players', { playerIds: [] }, 'playerIds'],
  ['for a stranger', { playerIds: ['01a1fe73-d491-718f-9e3d-8d25198f805e'] }, 'playerIds'],
])('a workout %s cannot be assigned', async (_, changes, field) => {
  const { coach, team } = await aTeam(server);
  const refused = await coach.client.refused(400, contract.createAssignment, {
    params: { id: team.id },
    body: { ...FREE_THROWS, ...changes },
  });
  expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  const list = await coach.client.call(contract.listTeamAssignments, { params: { id: team.id } });
  expect(list).toEqual([]);
});

test('only the coach of the team can assign; strangers get a 404', async () => {
  const { coach, team, ann } = await aTeamOfTwo();
  const { id } = await assign(coach, team);
  const stranger = await aCoach(server);
  for (const [client, status] of [
    [ann.client, 403],
    [stranger.client, 404],
  ] as const) {
    const ofTeam = { params: { id: team.id } };
    await client.refused(status, contract.createAssignment, { ...ofTeam, body: FREE_THROWS });
    const one = { params: { id } };
    await client.refused(status, contract.updateAssignment, { ...one, body: { target: 1 } });
    await client.refused(status, contract.deleteAssignment, one);
  }
  await stranger.client.refused(404, contract.listTeamAssignments, { params: { id: team.id } });
  expect((await progressOf(coach, team))[0]).toHaveLength(2);
});

test('a player finds their own assignments behind any number of workouts assigned to others', async () => {
  const { coach, team, ann, bob } = await aTeamOfTwo();
  const second = await coach.client.call(contract.createTeam, { body: { name: 'Tigers' } });
  await joinTeam(coach, second, ann, bob);
  const othersDue = { playerIds: [bob.user.id], dueDay: '2026-06-16' };
  for (const each of [team, second]) {
    for (let index = 0; index < 28; index += 1) await assign(coach, each, othersDue);
  }
  await assign(coach, second, { title: 'Yours', playerIds: [ann.user.id], dueDay: '2026-06-20' });
  const own = await ann.client.call(contract.listOwnAssignments);
  expect(own.map(({ title }) => title)).toEqual(['Yours']);
});

test('progress and roster are sorted by name, not by who joined first', async () => {
  const { coach, team, ann, bob } = await aTeamOfTwo();
  await ann.client.call(contract.updateProfile, { body: { displayName: 'Zoe' } });
  await bob.client.call(contract.updateProfile, { body: { displayName: 'Émile' } });
  const third = await server.signIn();
  await joinTeam(coach, team, third);
  await third.client.call(contract.updateProfile, { body: { displayName: 'ada' } });
  const { progress } = await assign(coach, team);
  const roster = await coach.client.call(contract.listTeamPlayers, { params: { id: team.id } });
  const names = ['ada', 'Émile', 'Zoe'];
  expect(progress.map(({ player }) => player.name)).toEqual(names);
  expect(roster.map(({ player }) => player.name)).toEqual(names);
});
