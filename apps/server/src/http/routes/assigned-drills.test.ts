import * as contract from '@hooplog/contract';
import { addDays, localDayOf, ownDrillKey } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { aCoach, aTeam, joinTeam } from '../../testing/test-teams.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

const OWN = ownDrillKey({
  name: 'Coach’s line',
  spots: [{ x: 0, y: 14.5 }],
  rule: { kind: 'make_to_move_on', makes: 2, inARow: true },
  aim: null,
  shotKind: null,
});
const today = () => localDayOf(new Date(), 'UTC');

async function aTeamOfTwo() {
  const { coach, team } = await aTeam(server);
  const [ann, bob] = [await server.signIn(), await server.signIn()];
  await joinTeam(coach, team, ann, bob);
  return { coach, team, ann, bob };
}

function assign(
  { client }: SignedIn,
  team: contract.Team,
  changes: Partial<contract.AssignmentInput> = {},
) {
  const asked = { title: 'Play the line', measure: 'workouts', target: 1 } as const;
  const dueDay = addDays(today(), 3);
  const body = { ...asked, drill: OWN, dueDay, ...changes };
  return client.send(contract.createAssignment, { params: { id: team.id }, body });
}

function play({ client }: SignedIn, outcomes: string, drill?: string) {
  const made = contract.makesIn(outcomes);
  const total = outcomes.length;
  const totals = { totalShots: total, made, missed: total - made };
  const workout = { workoutDate: new Date().toISOString(), ...totals, outcomes };
  return client.call(contract.createWorkout, {
    body: {
      workout: { ...workout, ...(drill !== undefined && { drill }) },
      shotData: [{ zone: 'zone_5_free_throw', made, total }],
    },
  });
}

async function progressOf({ client }: SignedIn, team: contract.Team) {
  const [first] = await client.call(contract.listTeamAssignments, { params: { id: team.id } });
  return first?.progress.map(({ value, state, result }) => ({ value, state, result }));
}
const open = { value: 0, state: 'open', result: undefined };

test('an assigned drill is completed by a play saved afterwards with its result, and the coach sees it', async () => {
  const { coach, team, ann, bob } = await aTeamOfTwo();
  await play(ann, 'oo', OWN);
  expect((await assign(coach, team)).statusCode).toBe(201);
  await play(ann, 'oo');
  await play(bob, 'x'.repeat(20), OWN);
  expect(await progressOf(coach, team)).toEqual([open, open]);

  const { id } = await play(ann, 'xoxoo', OWN);
  await play(ann, 'oxoo', OWN);
  await play(ann, 'xxxoo', OWN);
  expect(await progressOf(coach, team)).toEqual([{ value: 3, state: 'done', result: 4 }, open]);
  expect(await progressOf(ann, team)).toEqual([{ value: 3, state: 'done', result: 4 }]);
  expect(await progressOf(bob, team)).toEqual([open]);
  const [own] = await ann.client.call(contract.listOwnAssignments);
  expect(own?.drill).toEqual({ key: OWN, name: 'Coach’s line' });
  expect((await ann.client.call(contract.getFinish, { params: { id } })).assignments).toEqual([]);
});

test('the play that completes it says so, and deleting that play undoes it', async () => {
  const { coach, team, ann } = await aTeamOfTwo();
  await assign(coach, team);
  const { id } = await play(ann, 'oo', OWN);
  const finish = await ann.client.call(contract.getFinish, { params: { id } });
  expect(finish.assignments.map(({ title }) => title)).toEqual(['Play the line']);
  const other = await play(ann, 'oo');
  const more = await ann.client.call(contract.getFinish, { params: { id: other.id } });
  expect(more.assignments).toEqual([]);
  await ann.client.call(contract.deleteWorkout, { params: { id } });
  expect((await progressOf(coach, team))?.[0]).toEqual(open);
});

test('a film for the drill completes it; the best result is the highest where more is better', async () => {
  const { coach, team, ann } = await aTeamOfTwo();
  await assign(coach, team, { drill: 'free-throw-25' });
  for (const makes of [20, 12]) {
    const shots = Array.from({ length: 25 }, (_, at) =>
      countedShot(at + 1, { outcome: at < makes ? 'made' : 'missed', zone: 'zone_5_free_throw' }),
    );
    const workoutDate = new Date().toISOString();
    const body = { ...COUNTED_VIDEO, workoutDate, shots, drill: 'free-throw-25' };
    await ann.client.call(contract.saveCountedVideo, { body });
  }
  expect((await progressOf(coach, team))?.[0]).toEqual({ value: 2, state: 'done', result: 20 });
});

test.each([
  ['an unknown drill', { drill: 'half-court' }],
  ['an invalid key', { drill: 'Half court!' }],
  ['a drill for shots', { measure: 'shots' }],
] as const)('%s cannot be assigned', async (_, changes) => {
  const { coach, team } = await aTeamOfTwo();
  expect((await assign(coach, team, changes)).statusCode).toBe(400);
});

test('only the coach assigns a drill', async () => {
  const { team, ann } = await aTeamOfTwo();
  expect((await assign(ann, team)).statusCode).toBe(403);
  expect((await assign(await aCoach(server), team)).statusCode).toBe(404);
  const payload = { title: 'x' };
  const url = `/api/teams/${team.id}/assignments`;
  expect((await server.newClient().request({ method: 'POST', url, payload })).statusCode).toBe(401);
});
