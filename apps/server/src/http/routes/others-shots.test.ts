import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shots as shotRows } from '../../database/schema/workouts.ts';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
const ZONE = 'zone_5_free_throw';

/** A film of four makes from the free-throw line. */
async function film(player: SignedIn) {
  const shots = [1, 2, 3, 4].map((second) =>
    countedShot(second, { zone: ZONE, court: { x: 0, y: 14.5 } }),
  );
  const body = { ...COUNTED_VIDEO, shots };
  const { workoutId } = await player.client.call(contract.saveCountedVideo, { body });
  if (workoutId === null) throw new Error('No workout');
  return player.client.call(contract.getWorkout, { params: { id: workoutId } });
}
const update = ({ client }: SignedIn, id: string, body: contract.UpdateWorkoutBody) =>
  client.call(contract.updateWorkout, { params: { id }, body });
const listed = (shots: readonly contract.Shot[]): contract.ReviewedShot[] =>
  shots.map(({ id, rimSeconds, outcome, zone }) => ({ id, rimSeconds, outcome, zone }));
const idsOf = (shots: readonly contract.Shot[] = []) => shots.map(({ id }) => id);

/** The player keeps the first two shots; the others are marked as somebody else's. */
async function filmOfTwo(player: SignedIn) {
  const { id, shots } = await film(player);
  const [mine, theirs] = [shots.slice(0, 2), shots.slice(2)];
  const body = { shots: listed(mine), othersShots: idsOf(theirs) };
  return { id, mine, theirs, after: await update(player, id, body) };
}

test('shots of another player leave all numbers, and remain visible', async () => {
  const player = await app.signIn();
  const { theirs, after } = await filmOfTwo(player);
  expect(after).toMatchObject({ totalShots: 2, made: 2 });
  expect(idsOf(after.othersShots)).toEqual(idsOf(theirs));
  expect(after.shotData).toEqual([{ zone: ZONE, made: 2, total: 2 }]);
  expect((await player.client.call(contract.getStats)).totalShots).toBe(2);
  const map = await player.client.call(contract.getHeatMap);
  expect(map).toMatchObject([{ zone: ZONE, made: 2, total: 2 }]);
  const { body } = await player.client.send(contract.exportJson);
  expect(contract.ownDataSchema.parse(JSON.parse(body)).workouts[0]?.shots).toHaveLength(2);
});

test('they can be restored with everything that was known about them', async () => {
  const player = await app.signIn();
  const { id, mine, theirs } = await filmOfTwo(player);
  const back = await update(player, id, { shots: listed([...mine, ...theirs]) });
  expect(back).not.toHaveProperty('othersShots');
  expect(back).toMatchObject({ totalShots: 4, made: 4 });
  expect(back.shots[3]?.evidence).toEqual(theirs[1]?.evidence);
  expect((await player.client.call(contract.getStats)).totalShots).toBe(4);
});

test('a later correction leaves them, also from a client that does not know them', async () => {
  const player = await app.signIn();
  const { id, mine, theirs } = await filmOfTwo(player);
  const shots = listed(mine).map((shot) => ({ ...shot, outcome: 'missed' as const }));
  const after = await update(player, id, { shots });
  expect(after).toMatchObject({ totalShots: 2, made: 0 });
  expect(idsOf(after.othersShots)).toEqual(idsOf(theirs));
  const one = await update(player, id, { shots, othersShots: idsOf(theirs.slice(1)) });
  expect(idsOf(one.othersShots)).toEqual(idsOf(theirs.slice(1)));
});

test('an event that was no shot is not shown as somebody else’s', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const after = await update(player, id, { shots: listed(shots.slice(1)) });
  expect(after).not.toHaveProperty('othersShots');
  const { database } = app.context;
  const rows = await database.select().from(shotRows).where(eq(shotRows.workoutId, id));
  expect(rows.filter(({ byAnother }) => byAnother)).toEqual([]);
});

test('a shot that the player added can be somebody else’s, too', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const added = { rimSeconds: 9, outcome: 'made', zone: null } as const;
  const more = await update(player, id, { shots: [...listed(shots), added] });
  const given = more.shots.slice(4);
  const body = { shots: listed(shots), othersShots: idsOf(given) };
  expect(idsOf((await update(player, id, body)).othersShots)).toEqual(idsOf(given));
});

test.each<[what: string, body: (shots: readonly contract.Shot[]) => object]>([
  ['in both lists', (shots) => ({ shots: listed(shots), othersShots: idsOf(shots) })],
  ['no id', () => ({ shots: [], othersShots: ['x'] })],
  ['of no film', () => ({ shots: [], othersShots: ['01900000-0000-7000-8000-000000000001'] })],
  ['without the other shots', (shots) => ({ othersShots: idsOf(shots) })],
  ['no list', () => ({ shots: [], othersShots: 'all' })],
])('refuses shots of another player: %s', async (_, body) => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const url = `/api/workouts/${id}`;
  const payload = body(shots);
  expect((await player.client.request({ method: 'PATCH', url, payload })).statusCode).toBe(400);
  expect((await player.client.call(contract.getStats)).totalShots).toBe(4);
});

test('nobody can give away shots of another user’s film', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id, shots } = await film(player);
  const url = `/api/workouts/${id}`;
  const payload = { shots: [], othersShots: idsOf(shots) };
  expect((await other.client.request({ method: 'PATCH', url, payload })).statusCode).toBe(404);
  expect((await app.app.inject({ method: 'PATCH', url, payload })).statusCode).toBe(401);
});

test('their results can be corrected by the filmer, before they are given away and afterwards', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const [mine, theirs] = [shots.slice(0, 2), shots.slice(2)];
  const [third, fourth] = listed(theirs) as [contract.ReviewedShot, contract.ReviewedShot];
  const left = { shots: listed(mine), othersShots: idsOf(theirs) };
  const missed = { ...third, outcome: 'missed', kind: 'layup' } as const;
  const given = await update(player, id, { ...left, othersReviewed: [missed, fourth] });
  expect(given.othersShots).toMatchObject([
    { outcome: 'missed', kind: 'layup', evidence: theirs[0]?.evidence },
    { outcome: 'made' },
  ]);
  expect(given).toMatchObject({ totalShots: 2, made: 2 });
  const later = { ...left, othersReviewed: [third, { ...fourth, outcome: 'missed' as const }] };
  const after = await update(player, id, later);
  expect(after.othersShots?.map(({ outcome }) => outcome)).toEqual(['made', 'missed']);
  const untouched = await update(player, id, left);
  expect(untouched.othersShots).toEqual(after.othersShots);
  expect(untouched).not.toHaveProperty('kindData');
});
