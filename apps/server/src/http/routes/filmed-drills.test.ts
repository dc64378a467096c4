import * as contract from '@hooplog/contract';
import { findDrill } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const FREE_THROWS = '25 Free Throws';
const KEY = 'free-throw-25';
const PLAYED = { key: KEY, name: FREE_THROWS };

/** Shots from the free-throw line, `o` made and `x` missed. */
const fromTheLine = (outcomes: string) =>
  Array.from(outcomes, (outcome, index) =>
    countedShot(index + 1, {
      outcome: outcome === 'o' ? 'made' : 'missed',
      ...{ zone: 'zone_5_free_throw', court: { x: 0, y: 14.5 } },
    }),
  );
const PUT_BACK = countedShot(1.5, { zone: 'zone_1_paint', court: { x: 1, y: 2 } });
const ROUND = 'oxo'.repeat(8) + 'x';

/** A film of these shots for a drill. */
async function film(
  { client }: SignedIn,
  shots: contract.CountedVideoBody['shots'],
  drill?: string,
) {
  const body = { ...COUNTED_VIDEO, shots, ...(drill !== undefined && { drill }) };
  const { workoutId } = await client.call(contract.saveCountedVideo, { body });
  if (workoutId === null) throw new Error('No workout');
  return client.call(contract.getWorkout, { params: { id: workoutId } });
}
const records = ({ client }: SignedIn) => client.call(contract.listDrillRecords);
const update = ({ client }: SignedIn, id: string, body: contract.UpdateWorkoutBody) =>
  client.call(contract.updateWorkout, { params: { id }, body });
const asReviewed = (shots: readonly contract.Shot[]): contract.ReviewedShot[] =>
  shots.map(({ id, rimSeconds, outcome, zone, court }) => ({ id, rimSeconds, outcome, zone, court })); // prettier-ignore

test('a film made for a drill has its result; put-backs do not count', async () => {
  const player = await app.signIn();
  const { id, drill } = await film(player, [PUT_BACK, ...fromTheLine(ROUND + 'oo')], KEY);
  expect(drill).toEqual({ ...PLAYED, result: 16 });
  expect(await records(player)).toEqual([{ key: KEY, best: 16, last: 16, played: 1 }]);
  const finish = await player.client.call(contract.getFinish, { params: { id } });
  expect(finish.workout).toMatchObject({ drill: { result: 16 }, totalShots: 28 });
});

test('the result follows corrections, and is removed while the shots are not a complete drill', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player, fromTheLine(ROUND), KEY);
  const reviewed = asReviewed(shots);
  const made = reviewed.map((shot) => ({ ...shot, outcome: 'made' as const }));
  expect((await update(player, id, { shots: made })).drill).toEqual({ ...PLAYED, result: 25 });
  const less = await update(player, id, { shots: made.slice(1) });
  expect(less).not.toHaveProperty('drill');
  expect(less.openDrill).toEqual(PLAYED);
  expect(await records(player)).toEqual([]);
  const added = { ...made[0], id: undefined, rimSeconds: 3.5, outcome: 'missed' as const, zone: null, court: null }; // prettier-ignore
  const whole = await update(player, id, { shots: [...made.slice(1), added] });
  expect(whole.drill?.result).toBe(24);
  expect(whole).not.toHaveProperty('openDrill');
  expect((await update(player, id, { notes: 'Warm' })).drill?.result).toBe(24);
});

test('a shot corrected to another zone no longer counts for the drill', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player, fromTheLine(ROUND), KEY);
  const moved = asReviewed(shots).map((shot, index) =>
    index === 0 ? { ...shot, zone: 'zone_14_left_corner_three' as const, court: null } : shot,
  );
  expect((await update(player, id, { shots: moved })).openDrill).toEqual(PLAYED);
});

test('a drill can be set for a film afterwards, changed, and removed', async () => {
  const player = await app.signIn();
  const { id, drill } = await film(player, fromTheLine(ROUND));
  expect(drill).toBeUndefined();
  expect((await update(player, id, { drill: KEY })).drill?.result).toBe(16);
  expect(await update(player, id, { drill: 'mikan' })).toMatchObject({
    openDrill: { key: 'mikan', name: findDrill('mikan')?.name },
  });
  const none = await update(player, id, { drill: null });
  expect([none.drill, none.openDrill]).toEqual([undefined, undefined]);
});

test('a film counted again with another hoop keeps its drill', async () => {
  const player = await app.signIn();
  const { id, videoId } = await film(player, fromTheLine(ROUND), KEY);
  const body = { ...COUNTED_VIDEO, videoId, shots: fromTheLine('o'.repeat(25)) };
  await player.client.call(contract.saveCountedVideo, { body });
  const { drill } = await player.client.call(contract.getWorkout, { params: { id } });
  expect(drill?.result).toBe(25);
});

test('a film for an unknown drill is a workout', async () => {
  const workout = await film(await app.signIn(), fromTheLine(ROUND), 'half-court');
  expect([workout.totalShots, workout.drill, workout.openDrill]).toEqual([
    25,
    undefined,
    undefined,
  ]);
});

test.each([
  ['with an unknown key', { drill: 'half-court' }, 'Unknown drill'],
  ['with an invalid key', { drill: 'Half court!' }, 'Unknown drill'],
])('a drill %s is refused', async (_, payload, says) => {
  const player = await app.signIn();
  const { id } = await film(player, fromTheLine(ROUND));
  const answer = await player.client.request({ method: 'PATCH', url: `/api/workouts/${id}`, payload }); // prettier-ignore
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(says);
});

test('a workout counted by hand cannot become a drill afterwards', async () => {
  const { client } = await app.signIn();
  const totals = { totalShots: 25, made: 25, missed: 0 };
  const workout = { workoutDate: '2026-03-01T18:00:00Z', ...totals };
  const { id } = await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  const payload = { drill: KEY };
  const answer = await client.request({ method: 'PATCH', url: `/api/workouts/${id}`, payload });
  expect(answer.statusCode).toBe(400);
});

test('nobody can set a drill for another player’s film', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id } = await film(player, fromTheLine(ROUND));
  const payload = { drill: KEY };
  const answer = await other.client.request({ method: 'PATCH', url: `/api/workouts/${id}`, payload }); // prettier-ignore
  expect(answer.statusCode).toBe(404);
});

test('a filmed drill is exported and evaluated again; without its shots it is a workout', async () => {
  const [player, heir, last] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await film(player, fromTheLine(ROUND), KEY);
  const exported = await player.client.request({ url: '/api/export.json' });
  await imported(app, heir, exported.body);
  expect(await records(heir)).toEqual([{ key: KEY, best: 16, last: 16, played: 1 }]);
  const table = await player.client.request({ url: '/api/export.csv' });
  await imported(app, last, table.body);
  const [workout] = await last.client.call(contract.listWorkouts);
  expect(workout).toMatchObject({ totalShots: 25, source: 'video' });
  expect([workout?.drill, workout?.openDrill]).toEqual([undefined, undefined]);
});
