import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { type AnalysedShot, saveAnalysedWorkout } from './save-analysed-workout.ts';

const server = useTestApp();

const found = (changes: Partial<AnalysedShot> = {}): AnalysedShot => ({
  releaseSeconds: 1,
  rimSeconds: 2,
  outcome: 'made',
  confidence: 0.8,
  needsReview: false,
  court: { x: 0, y: 5 },
  zone: 'zone_1_paint',
  evidence: { reason: 'Dropped through the net', path: [], crossing: null },
  ...changes,
});

const FOUND = [
  found(),
  found({ rimSeconds: 4, outcome: 'missed', needsReview: true, confidence: 0.55 }),
  found({ rimSeconds: 6, zone: null, court: null }),
];

async function newVideo({ user }: SignedIn): Promise<string> {
  const [video] = await server.context.database
    .insert(videos)
    .values({ userId: user.id, storageKey: 'folder/name' })
    .returning();
  if (video === undefined) throw new Error('No row came back');
  return video.id;
}

function save({ user }: SignedIn, videoId: string, shots: readonly AnalysedShot[] = FOUND) {
  const workoutDate = new Date('2026-02-03T10:00:00Z');
  const result = { userId: user.id, videoId, workoutDate, countedOn: 'server' as const, shots };
  return transaction(server.context.database, (tx) => saveAnalysedWorkout(tx, result));
}

async function analysed() {
  const player = await server.signIn();
  const videoId = await newVideo(player);
  const id = await save(player, videoId);
  const workout = await player.client.call(contract.getWorkout, { params: { id } });
  return { player, videoId, id, workout };
}

const asReviewed = (shots: readonly contract.Shot[]): contract.ReviewedShot[] =>
  shots.map(({ id, rimSeconds, outcome, zone }) => ({ id, rimSeconds, outcome, zone }));

describe('the workout of a video', () => {
  test('has the shots of the analysis; a shot without a known zone counts in no zone', async () => {
    const { workout, videoId, player } = await analysed();
    expect(workout).toMatchObject({
      source: 'video',
      videoId,
      videoUrl: `/api/videos/${videoId}/file`,
      totalShots: 3,
      made: 2,
      missed: 1,
      localDay: '2026-02-03',
      shotData: [{ zone: 'zone_1_paint', made: 1, total: 2 }],
    });
    expect(workout.shots.map(({ rimSeconds, outcome }) => [rimSeconds, outcome])).toEqual([
      [2, 'made'],
      [4, 'missed'],
      [6, 'made'],
    ]);
    expect(workout.shots[0]).toMatchObject({
      detectedOutcome: 'made',
      confidence: 0.8,
      court: { x: 0, y: 5 },
      correctedAt: null,
      evidence: { reason: 'Dropped through the net' },
    });
    expect(await player.client.call(contract.getStats)).toMatchObject({ totalShots: 3, made: 2 });
  });

  test('is replaced, never doubled, by a later analysis, and keeps its notes', async () => {
    const { player, videoId, id } = await analysed();
    await player.client.call(contract.updateWorkout, { params: { id }, body: { notes: 'mine' } });
    expect(await save(player, videoId, [found()])).toBe(id);
    const workout = await player.client.call(contract.getWorkout, { params: { id } });
    expect(workout).toMatchObject({ totalShots: 1, notes: 'mine' });
    expect(workout.shots).toHaveLength(1);
    expect(await player.client.call(contract.getStats)).toMatchObject({
      totalShots: 1,
      workoutCount: 1,
    });
  });

  test('two runs at the same time make one workout', async () => {
    const player = await server.signIn();
    const videoId = await newVideo(player);
    const ids = await Promise.all([save(player, videoId), save(player, videoId)]);
    expect(new Set(ids).size).toBe(1);
    expect(await player.client.call(contract.getStats)).toMatchObject({
      totalShots: 3,
      workoutCount: 1,
    });
  });

  test('thousands of shots are stored', async () => {
    const player = await server.signIn();
    const shots = Array.from({ length: 2500 }, (_, index) => found({ rimSeconds: index }));
    await save(player, await newVideo(player), shots);
    expect((await player.client.call(contract.getStats)).totalShots).toBe(2500);
  });

  test('deleting it removes the video as well', async () => {
    const { player, id, videoId } = await analysed();
    await player.client.call(contract.deleteWorkout, { params: { id } });
    const left = server.context.database.select().from(videos).where(eq(videos.id, videoId));
    expect(await left).toEqual([]);
    expect(
      await server.context.database.select().from(workouts).where(eq(workouts.id, id)),
    ).toEqual([]);
  });
});

describe('reviewing shots', () => {
  test('a corrected outcome is stored beside the detected one; totals and zones follow', async () => {
    const { player, id, workout } = await analysed();
    const shots = asReviewed(workout.shots).map((shot) =>
      shot.rimSeconds === 4 ? { ...shot, outcome: 'made' as const } : shot,
    );
    const saved = await player.client.call(contract.updateWorkout, {
      params: { id },
      body: { shots },
    });
    expect(saved).toMatchObject({
      totalShots: 3,
      made: 3,
      missed: 0,
      shotData: [{ zone: 'zone_1_paint', made: 2, total: 2 }],
    });
    expect(saved.shots[1]).toMatchObject({
      outcome: 'made',
      detectedOutcome: 'missed',
      needsReview: false,
      court: { x: 0, y: 5 },
      confidence: 0.55,
    });
    expect(saved.shots.map(({ correctedAt }) => correctedAt !== null)).toEqual([
      false,
      true,
      false,
    ]);
    expect(await player.client.call(contract.getStats)).toMatchObject({ made: 3, totalShots: 3 });
    expect(await player.client.call(contract.getHeatMap)).toMatchObject([{ made: 2, total: 2 }]);
  });

  test('a shot moved to another zone loses a spot that contradicts it', async () => {
    const { player, id, workout } = await analysed();
    const shots = asReviewed(workout.shots).map((shot) => ({
      ...shot,
      zone: 'zone_6_top_of_key',
    }));
    const saved = await player.client.call(contract.updateWorkout, {
      params: { id },
      body: { shots },
    });
    expect(saved.shots[0]).toMatchObject({ zone: 'zone_6_top_of_key', court: null });
    expect(saved.shotData).toEqual([{ zone: 'zone_6_top_of_key', made: 2, total: 3 }]);
  });

  test('a shot missing from the list is dismissed, and one without an id is added by hand', async () => {
    const { player, id, workout } = await analysed();
    const added = { rimSeconds: null, outcome: 'made' as const, zone: 'zone_9_hs_three' };
    const shots = [...asReviewed(workout.shots).slice(0, 1), added];
    const saved = await player.client.call(contract.updateWorkout, {
      params: { id },
      body: { shots },
    });
    expect(saved).toMatchObject({ totalShots: 2, made: 2 });
    expect(saved.shots[1]).toMatchObject({
      zone: 'zone_9_hs_three_right',
      detectedOutcome: null,
      confidence: null,
      rimSeconds: null,
    });
    expect(saved.shots.map((shot) => shot.id)).not.toContain(workout.shots[1]?.id);
  });

  test('a dismissed shot can be restored as it was', async () => {
    const { player, id, workout } = await analysed();
    const whole = asReviewed(workout.shots);
    const review = (shots: contract.ReviewedShot[]) =>
      player.client.call(contract.updateWorkout, { params: { id }, body: { shots } });
    const without = await review(whole.slice(1));
    expect(without).toMatchObject({ totalShots: 2, made: 1 });
    expect(without.shots.map((shot) => shot.id)).toEqual(whole.slice(1).map((shot) => shot.id));
    const back = await review(whole);
    expect(back).toMatchObject({ totalShots: 3, made: 2 });
    expect(back.shots[0]?.evidence).toEqual(workout.shots[0]?.evidence);
  });

  test('a confirmed doubtful call no longer needs review, until the confirmation is undone', async () => {
    const { player, id, workout } = await analysed();
    const confirm = async (checked: boolean) => {
      const shots = asReviewed(workout.shots).map((shot) => ({
        ...shot,
        checked: checked && shot.rimSeconds === 4,
      }));
      const body = { shots };
      const saved = await player.client.call(contract.updateWorkout, { params: { id }, body });
      return saved.shots.map(({ needsReview, correctedAt }) => [needsReview, correctedAt !== null]);
    };
    const waiting = [
      [false, false],
      [true, false],
      [false, false],
    ];
    expect(await confirm(true)).toEqual([waiting[0], [false, true], waiting[2]]);
    expect(await confirm(false)).toEqual(waiting);
  });

  test('a spot set by the player is stored with its zone, and removed with it', async () => {
    const { player, id, workout } = await analysed();
    const place = async (changes: Partial<contract.ReviewedShot>) => {
      const shots = asReviewed(workout.shots).map((shot) =>
        shot.rimSeconds === 6 ? { ...shot, ...changes } : shot,
      );
      const body = { shots };
      const saved = await player.client.call(contract.updateWorkout, { params: { id }, body });
      return saved.shots[2];
    };
    const spot = { x: 0, y: 25 };
    const zone = 'zone_12_top_key_three';
    expect(await place({ zone, court: spot, placed: true })).toMatchObject({
      zone,
      court: spot,
      placed: true,
    });
    expect(await place({ zone: null, court: null, placed: false })).toMatchObject({
      zone: null,
      court: null,
      placed: false,
    });
  });

  test.each([
    ['in another zone', { x: 0, y: 5 }],
    ['off the half court', { x: 0, y: 80 }],
  ])('a spot %s is refused', async (_, court) => {
    const { player, id, workout } = await analysed();
    const [first, ...rest] = asReviewed(workout.shots);
    const zone = 'zone_12_top_key_three';
    const shots = [{ ...first, rimSeconds: 2, outcome: 'made' as const, zone, court }, ...rest];
    const error = await player.client.refused(400, contract.updateWorkout, {
      params: { id },
      body: { shots },
    });
    expect(Object.keys(error.fields ?? {})).toEqual(['shots.0.court']);
  });

  test('saving the unchanged list corrects nothing', async () => {
    const { player, id, workout } = await analysed();
    const body = { shots: asReviewed(workout.shots) };
    const saved = await player.client.call(contract.updateWorkout, { params: { id }, body });
    expect(saved.shots).toEqual(workout.shots);
  });

  test('refuses foreign and repeated shots, and changes nothing', async () => {
    const { player, id, workout } = await analysed();
    const other = await analysed();
    const own = asReviewed(workout.shots);
    for (const extra of [asReviewed(other.workout.shots)[0], own[0]]) {
      const body = { shots: [...own, ...(extra ? [extra] : [])] };
      const error = await player.client.refused(400, contract.updateWorkout, {
        params: { id },
        body,
      });
      expect(Object.keys(error.fields ?? {})).toEqual(['shots.3.id']);
    }
    const unchanged = await player.client.call(contract.getWorkout, { params: { id } });
    expect(unchanged).toEqual(workout);
  });

  test('refuses to change a video workout by totals', async () => {
    const { player, id } = await analysed();
    const body = { workout: { totalShots: 1, made: 1, missed: 0 }, shotData: [] };
    const error = await player.client.refused(400, contract.updateWorkout, {
      params: { id },
      body,
    });
    expect(Object.keys(error.fields ?? {})).toEqual(['workout']);
  });
});
