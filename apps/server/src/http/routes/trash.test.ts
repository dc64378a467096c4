import * as contract from '@hooplog/contract';
import { TRASH_DAYS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { notifications } from '../../database/schema/index.ts';
import { missingFiles } from '../../services/backups/missing-files.ts';
import { allRows } from '../../testing/all-rows.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  byId,
  newVideo,
  processAtOnce,
  startProcessing,
  untilSettled,
  uploadedVideo,
  useTestWorker,
  videoRow,
} from '../../testing/test-videos.ts';
import { removeOldTrash } from '../../services/trash/delete-trashed.ts';
import { removeOrphanedFiles } from '../../services/videos/forget-stale.ts';

const app = useTestApp();
useTestWorker(app);
afterEach(() => {
  app.clock = null;
});

const DAY_MS = 24 * 3_600_000;
const NEVER_BEGUN = '01910000-0000-7000-8000-00000000dead';

const list = (client: TestClient) => client.call(contract.listTrash);

async function counted({ client }: SignedIn, name: string | null = null) {
  const workout = {
    ...{ workoutDate: new Date().toISOString(), totalShots: 10, made: 6, missed: 4 },
    ...(name !== null && { name }),
  };
  const shotData = [{ zone: 'zone_1_paint' as const, made: 6, total: 10 }];
  return client.call(contract.createWorkout, { body: { workout, shotData } });
}

const timed = ({ client }: SignedIn) =>
  client.call(contract.createManualWorkout, {
    body: {
      workoutDate: new Date().toISOString(),
      exercises: [{ exerciseType: 'Shooting', duration: 25 }],
    },
  });

async function filmed({ client }: SignedIn) {
  const videoId = await uploadedVideo(client);
  const { workout } = await processAtOnce(client, videoId);
  return { videoId, workoutId: workout.id };
}

/** Sweeps all files without a row, however new. */
const sweep = () => removeOrphanedFiles(app.context, new Date(Date.now() + DAY_MS));

async function filesOf(videoId: string): Promise<string[]> {
  return (await storedFiles(app.context)).filter((key) => key.startsWith(videoId)).toSorted();
}

/** All numbers that a player sees of themselves. */
const numbersOf = async ({ client }: SignedIn) => ({
  stats: await client.call(contract.getStats),
  map: await client.call(contract.getHeatMap),
  progress: await client.call(contract.getProgress),
  bests: await client.call(contract.getPersonalBests),
  badges: await client.call(contract.listUserAchievements),
  goals: await client.call(contract.listGoals),
  drills: await client.call(contract.listDrillRecords),
  history: await client.call(contract.listHistory),
  rank: await client.call(contract.getOwnLeaderboardEntry),
});

describe('what is deleted', () => {
  test('is in the trash with its details, newest first, and with its days left', async () => {
    const player = await app.signIn();
    const [shots, minutes] = [await counted(player, 'Evening'), await timed(player)];
    const video = await uploadedVideo(player.client);
    app.clock = new Date('2026-06-01T12:00:00Z');
    await player.client.call(contract.deleteWorkout, byId(shots.id));
    app.clock = new Date('2026-06-02T12:00:00Z');
    await player.client.call(contract.deleteManualWorkout, byId(minutes.id));
    app.clock = new Date('2026-06-03T12:00:00Z');
    await player.client.call(contract.deleteVideo, byId(video));
    const { localDay } = shots;
    const nothing = { name: null, localDay: null, made: 0, totalShots: 0, minutes: 0 };
    const without = { ...nothing, localDay, videoId: null, bytes: 0 };
    const [first, ...others] = await list(player.client);
    expect(first).toMatchObject({ ...nothing, id: video, kind: 'video', videoId: video });
    expect(first?.bytes).toBeGreaterThan(0);
    expect(others).toEqual([
      {
        ...without,
        ...{ id: minutes.id, kind: 'manual_workout', minutes: 25 },
        ...{ deletedAt: '2026-06-02T12:00:00.000Z', keptUntil: '2026-07-02T12:00:00.000Z' },
      },
      {
        ...without,
        ...{ id: shots.id, kind: 'workout', name: 'Evening', made: 6, totalShots: 10 },
        ...{ deletedAt: '2026-06-01T12:00:00.000Z', keptUntil: '2026-07-01T12:00:00.000Z' },
      },
    ]);
  });

  test('is read page by page', async () => {
    const player = await app.signIn();
    const ids = [await counted(player), await counted(player), await counted(player)].map(
      ({ id }) => id,
    );
    for (const [index, id] of ids.toReversed().entries()) {
      app.clock = new Date(Date.UTC(2026, 5, 1 + index));
      await player.client.call(contract.deleteWorkout, byId(id));
    }
    const first = await player.client.send(contract.listTrash, { query: { limit: 2 } });
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await player.client.request({ method: 'GET', url: next });
    expect(second.headers['link']).toBeUndefined();
    const all = [...first.json<contract.Trashed[]>(), ...second.json<contract.Trashed[]>()];
    expect(all.map(({ id }) => id)).toEqual(ids);
    await player.client.refused(400, contract.listTrash, { query: { cursor: 'x' } });
  });

  test('is private, and needs a session', async () => {
    const [player, other] = [await app.signIn(), await app.signIn()];
    const { id } = await counted(player);
    await player.client.call(contract.deleteWorkout, byId(id));
    expect(await list(other.client)).toEqual([]);
    await other.client.call(contract.emptyTrash);
    await other.client.refused(404, contract.restoreTrashed, byId(id));
    await other.client.refused(404, contract.deleteTrashed, byId(id));
    const stranger = app.newClient();
    await stranger.refused(401, contract.listTrash);
    await stranger.refused(401, contract.emptyTrash);
    await stranger.refused(401, contract.restoreTrashed, byId(id));
    await stranger.refused(401, contract.deleteTrashed, byId(id));
    await player.client.call(contract.restoreTrashed, byId(id));
  });

  test('an unfinished upload cannot be restored', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    await client.call(contract.deleteVideo, byId(videoId));
    expect(await list(client)).toEqual([]);
  });
});

describe('restoring', () => {
  test('brings a workout back with all that it counted for', async () => {
    const player = await app.signIn();
    await player.client.call(contract.createGoal, { body: { kind: 'shots', target: 10 } });
    await counted(player);
    const { id } = await counted(player, 'Best');
    const minutes = await timed(player);
    const before = await numbersOf(player);
    const details = await player.client.call(contract.getWorkout, byId(id));
    await player.client.call(contract.deleteWorkout, byId(id));
    await player.client.call(contract.deleteManualWorkout, byId(minutes.id));
    expect((await player.client.call(contract.getStats)).workoutCount).toBe(1);
    await player.client.call(contract.restoreTrashed, byId(id));
    await player.client.call(contract.restoreTrashed, byId(minutes.id));
    expect(await numbersOf(player)).toEqual(before);
    expect(await player.client.call(contract.getWorkout, byId(id))).toEqual(details);
    expect(await list(player.client)).toEqual([]);
  });

  test('brings film, reel and evidence back, which no sweep has touched', async () => {
    const player = await app.signIn();
    const { client } = player;
    const { videoId, workoutId } = await filmed(player);
    await client.call(contract.makeReel, byId(workoutId));
    const reel = () => client.call(contract.getReel, byId(workoutId));
    await expect.poll(async () => (await reel()).state).toBe('ready');
    const files = await filesOf(videoId);
    const before = await allRows(app.context.database);
    const details = await client.call(contract.getWorkout, byId(workoutId));
    await client.call(contract.deleteWorkout, byId(workoutId));
    await client.refused(404, contract.getVideo, byId(videoId));
    await client.refused(404, contract.playVideo, byId(videoId));
    await client.refused(404, contract.playReel, byId(workoutId));
    await sweep();
    expect(await filesOf(videoId)).toEqual(files);
    expect((await missingFiles(app.context)).missing).toEqual([]);
    await client.call(contract.restoreTrashed, byId(workoutId));
    expect(await allRows(app.context.database)).toEqual(before);
    expect(await client.call(contract.getWorkout, byId(workoutId))).toEqual(details);
    expect((await client.send(contract.playVideo, byId(videoId))).statusCode).toBe(200);
    expect((await client.send(contract.playReel, byId(workoutId))).statusCode).toBe(200);
  });

  test('twice, at once or in sequence, brings one back', async () => {
    const player = await app.signIn();
    const { id } = await counted(player);
    await player.client.call(contract.deleteWorkout, byId(id));
    const restore = () => player.client.send(contract.restoreTrashed, byId(id));
    const answers = [...(await Promise.all([restore(), restore()])), await restore()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect((await player.client.call(contract.getStats)).workoutCount).toBe(1);
  });

  test('resumes an analysis that was cut off', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await app.context.database.execute(
      sql`update videos set state = 'analysing' where id = ${videoId}`,
    );
    await client.call(contract.deleteVideo, byId(videoId));
    await client.call(contract.restoreTrashed, byId(videoId));
    expect((await untilSettled(client, videoId)).state).toBe('analysed');
  });

  test('of one that was saved again in the meantime makes two of them', async () => {
    const player = await app.signIn();
    const save = () =>
      player.client.send(contract.createWorkout, {
        body: {
          workout: { workoutDate: '2026-03-01T18:00:00Z', totalShots: 2, made: 1, missed: 1 },
          shotData: [],
        },
        headers: { 'idempotency-key': 'same' },
      });
    const { id } = (await save()).json<contract.WorkoutDetails>();
    await player.client.call(contract.deleteWorkout, byId(id));
    expect((await save()).statusCode).toBe(201);
    await player.client.call(contract.restoreTrashed, byId(id));
    expect(await player.client.call(contract.listWorkouts)).toHaveLength(2);
    expect((await save()).json<contract.WorkoutDetails>().id).not.toBe(id);
  });

  test('brings a film’s notifications back', async () => {
    const player = await app.signIn();
    const { workoutId } = await filmed(player);
    const inbox = () =>
      app.context.database
        .select()
        .from(notifications)
        .then((rows) => rows.filter(({ userId }) => userId === player.user.id));
    const before = await inbox();
    expect(before.map(({ kind }) => kind)).toContain('video_counted');
    await player.client.call(contract.deleteWorkout, byId(workoutId));
    await player.client.call(contract.restoreTrashed, byId(workoutId));
    expect(await inbox()).toEqual(expect.arrayContaining(before));
  });
});

describe('for good', () => {
  test('one goes by itself, files included, and cannot be restored', async () => {
    const player = await app.signIn();
    const { client } = player;
    const [gone, stays] = [await filmed(player), await filmed(player)];
    for (const { workoutId } of [gone, stays])
      await client.call(contract.deleteWorkout, byId(workoutId));
    await client.call(contract.deleteTrashed, byId(gone.workoutId));
    await expect.poll(() => filesOf(gone.videoId)).toEqual([]);
    await client.refused(404, contract.restoreTrashed, byId(gone.workoutId));
    await client.refused(404, contract.deleteTrashed, byId(gone.workoutId));
    expect((await filesOf(stays.videoId)).length).toBeGreaterThan(0);
    expect((await list(client)).map(({ id }) => id)).toEqual([stays.workoutId]);
    await client.refused(404, contract.deleteTrashed, byId(NEVER_BEGUN));
  });

  test('all are deleted at once', async () => {
    const player = await app.signIn();
    const { client } = player;
    const { videoId, workoutId } = await filmed(player);
    const { id } = await timed(player);
    await client.call(contract.deleteWorkout, byId(workoutId));
    await client.call(contract.deleteManualWorkout, byId(id));
    await client.call(contract.emptyTrash);
    expect(await list(client)).toEqual([]);
    await expect.poll(() => filesOf(videoId)).toEqual([]);
    await client.call(contract.emptyTrash);
  });

  test('all are deleted after thirty days, no day earlier', async () => {
    const player = await app.signIn();
    const { client } = player;
    const { videoId, workoutId } = await filmed(player);
    await client.call(contract.deleteWorkout, byId(workoutId));
    const deleted = Date.now();
    app.clock = new Date(deleted + (TRASH_DAYS - 1) * DAY_MS);
    await removeOldTrash(app.context);
    expect(await list(client)).toHaveLength(1);
    app.clock = new Date(deleted + TRASH_DAYS * DAY_MS + 60_000);
    await removeOldTrash(app.context);
    app.clock = null;
    expect(await list(client)).toEqual([]);
    await expect.poll(() => filesOf(videoId)).toEqual([]);
  });

  test('all are deleted with the account, files included', async () => {
    const player = await app.signIn();
    const { videoId, workoutId } = await filmed(player);
    await player.client.call(contract.deleteWorkout, byId(workoutId));
    await player.client.call(contract.deleteAccount, { body: { confirmation: 'DELETE' } });
    await expect.poll(() => filesOf(videoId)).toEqual([]);
    const texts = [...(await allRows(app.context.database)).values()].flat().join('\n');
    for (const id of [player.user.id, videoId, workoutId]) expect(texts).not.toContain(id);
  });
});

describe('room', () => {
  test('is used by the trash, until it is emptied', async () => {
    const player = await app.signIn();
    const { client } = player;
    const { videoId, workoutId } = await filmed(player);
    const before = await client.call(contract.getRoom);
    const { bytes, madeBytes } = await videoRow(app.context, videoId);
    await client.call(contract.deleteWorkout, byId(workoutId));
    const after = await client.call(contract.getRoom);
    expect(after.usedBytes).toBe(before.usedBytes);
    expect(after.films).toEqual({ count: 0, bytes: 0 });
    expect(after.trash).toEqual({ count: 1, bytes: (bytes ?? 0) + (madeBytes ?? 0) });
    await client.call(contract.emptyTrash);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(0);
  });
});

test('a film deleted while it is being counted is not counted in the trash', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId);
  const { statusCode } = await client.send(contract.deleteVideo, byId(videoId));
  // Either may come first: a finished count has already made a workout.
  if (statusCode === 409) return;
  expect(await client.call(contract.listWorkouts)).toEqual([]);
  expect((await list(client)).map(({ id }) => id)).toEqual([videoId]);
});
