import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { videos } from '../../database/schema/index.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  byId,
  FLOOR,
  processAtOnce,
  RIM,
  startProcessing,
  untilSettled,
  uploadedVideo,
  useTestWorker,
  videoRow,
} from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

/** The court by which a video's shots are placed, as the player sees it. */
async function courtOf(client: TestClient, videoId: string) {
  const { calibration } = await client.call(contract.getVideo, byId(videoId));
  const { court = null, courtSource = null, lines = null } = calibration ?? {};
  return { court, courtSource, lines };
}
const zonesOf = ({ shots }: contract.WorkoutDetails) => shots.map(({ zone }) => zone);

/** Zones of the fake shots on the court that is found in their video. */
const PLACED = ['zone_5_free_throw', 'zone_1_paint', 'zone_1_paint'];
const NOWHERE = [null, null, null];

/** A counted video in which the analysis found the court's lines and placed three shots by them. */
async function countedByLines() {
  const { client } = await app.signIn();
  const feet = [
    { x: 240, y: 310 },
    { x: 300, y: 290 },
    { x: 320, y: 260 },
  ];
  const found = { court: { marks: FLOOR.court, lines: FLOOR.lines }, feet } as const;
  const videoId = await uploadedVideo(client, found);
  const { workout } = await processAtOnce(client, videoId);
  expect(zonesOf(workout)).toEqual(PLACED);
  return { client, videoId, workout };
}

describe('lines that the program found', () => {
  test('are reported as found, with the court kind', async () => {
    const { client, videoId } = await countedByLines();
    const found = { ...FLOOR, courtSource: 'found' };
    expect(await courtOf(client, videoId)).toEqual(found);
  });

  test('become the player’s when they confirm them, and no shot moves', async () => {
    const { client, videoId, workout } = await countedByLines();
    expect(await client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR })).toEqual(
      workout,
    );
    const confirmed = { ...FLOOR, courtSource: 'user' };
    expect(await courtOf(client, videoId)).toEqual(confirmed);
    // Its shots are not checked, so the review is still open.
    const waiting = await client.call(contract.listVideos);
    expect(waiting.map(({ id }) => id)).toEqual([videoId]);
  });

  test('moved by the player place the shots again', async () => {
    const { client, videoId } = await countedByLines();
    // A lane further right in the picture: the feet are to its left.
    const court = FLOOR.court.map(({ image: [x, y], court: spot }) => ({
      image: [x + 150, y] as [number, number],
      court: spot,
    }));
    const moved = await client.call(contract.setVideoCourt, {
      ...byId(videoId),
      body: { court, lines: FLOOR.lines },
    });
    expect(zonesOf(moved)).not.toEqual(PLACED);
    expect(await courtOf(client, videoId)).toEqual({
      court,
      courtSource: 'user',
      lines: FLOOR.lines,
    });
  });

  test('can be saved as a place, by which another video is placed', async () => {
    const { client, videoId } = await countedByLines();
    const video = await client.call(contract.getVideo, byId(videoId));
    const calibration = contract.placeCalibrationSchema.parse(video.calibration);
    const place = { name: 'Home court', width: 640, height: 360, calibration };
    expect(await client.call(contract.createPlace, { body: place })).toMatchObject(place);
    const other = await uploadedVideo(client);
    await startProcessing(client, other, calibration);
    await untilSettled(client, other);
    const given = { ...FLOOR, courtSource: 'user' };
    expect(await courtOf(client, other)).toEqual(given);
  });

  test('are searched again with another hoop, and not treated as the player’s', async () => {
    const { client, videoId } = await countedByLines();
    await startProcessing(client, videoId, { rim: RIM, court: null });
    await untilSettled(client, videoId);
    expect((await courtOf(client, videoId)).courtSource).toBe('found');
  });
});

describe('saying that there is no court', () => {
  const left = { court: null, courtSource: 'user', lines: null };

  test('places the shots without one, and keeps those that the player placed', async () => {
    const { client, videoId, workout } = await countedByLines();
    const zone = 'zone_6_top_of_key';
    const shots = workout.shots.map(({ id, rimSeconds, outcome, zone: found }, index) => ({
      id,
      rimSeconds,
      outcome,
      zone: index === 0 ? zone : found,
    }));
    await client.call(contract.updateWorkout, { params: { id: workout.id }, body: { shots } });
    const after = await client.call(contract.deleteVideoCourt, byId(videoId));
    expect(zonesOf(after)).toEqual([zone, null, null]);
    expect(after.shots.map(({ court }) => court)).toEqual(NOWHERE);
    expect(after.shotData).toEqual([{ zone, made: 1, total: 1 }]);
    expect(await client.call(contract.getHeatMap)).toMatchObject([{ zone, total: 1 }]);
    expect(await courtOf(client, videoId)).toEqual(left);
    // Everything else about a shot stays.
    expect(after.shots.map(({ evidence }) => evidence?.reason)).toEqual(
      workout.shots.map(({ evidence }) => evidence?.reason),
    );
  });

  test('also applies when the video is counted again: lines found then are ignored', async () => {
    const { client, videoId, workout } = await countedByLines();
    await client.call(contract.deleteVideoCourt, byId(videoId));
    await startProcessing(client, videoId, { rim: RIM, court: null });
    await untilSettled(client, videoId);
    expect(await courtOf(client, videoId)).toEqual(left);
    const again = await client.call(contract.getWorkout, { params: { id: workout.id } });
    expect(zonesOf(again)).toEqual(NOWHERE);
    expect(again.shots.map(({ court }) => court)).toEqual(NOWHERE);
    expect(again.shotData).toEqual([]);
    // The same hoop again, or no particular one, changes nothing.
    const { analysisVersion } = await videoRow(app.context, videoId);
    await startProcessing(client, videoId, { rim: RIM, court: null, lines: null });
    await startProcessing(client, videoId);
    expect((await videoRow(app.context, videoId)).analysisVersion).toBe(analysisVersion);
  });

  test('is undone by marking a court, also for the next count', async () => {
    const { client, videoId } = await countedByLines();
    await client.call(contract.deleteVideoCourt, byId(videoId));
    const placed = await client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR });
    expect(zonesOf(placed)).toEqual(PLACED);
    await startProcessing(client, videoId, { rim: RIM, ...FLOOR });
    await untilSettled(client, videoId);
    const given = { ...FLOOR, courtSource: 'user' };
    expect(await courtOf(client, videoId)).toEqual(given);
  });

  test('twice has the same effect as once', async () => {
    const { client, videoId } = await countedByLines();
    const once = await client.call(contract.deleteVideoCourt, byId(videoId));
    expect(await client.call(contract.deleteVideoCourt, byId(videoId))).toEqual(once);
  });

  test('is refused before the shots are counted, and for an unknown video', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await client.refused(409, contract.deleteVideoCourt, byId(videoId));
    await client.refused(404, contract.deleteVideoCourt, byId('not-an-id'));
  });

  test('is a 404 for other users, and refused without a session', async () => {
    const { client, videoId, workout } = await countedByLines();
    const { client: other } = await app.signIn();
    await other.refused(404, contract.deleteVideoCourt, byId(videoId));
    await app.newClient().refused(401, contract.deleteVideoCourt, byId(videoId));
    const missing = '01900000-0000-7000-8000-000000000000';
    await client.refused(404, contract.deleteVideoCourt, byId(missing));
    const after = await client.call(contract.getWorkout, { params: { id: workout.id } });
    expect(after).toEqual(workout);
  });
});

test.each([
  [FLOOR.court, 'user'],
  [null, null],
])('a video counted before lines were searched for: court %#', async (court, courtSource) => {
  const { client, videoId } = await countedByLines();
  const older = { rim: RIM, source: 'found' as const, confidence: 0.8, court };
  const { database } = app.context;
  await database.update(videos).set({ calibration: older }).where(eq(videos.id, videoId));
  expect(await courtOf(client, videoId)).toEqual({ court, courtSource, lines: null });
});
