import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { userStats } from '../../database/schema/index.ts';
import { COUNTED_VIDEO as body, countedShot } from '../../testing/counted-video.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { byId, FLOOR, RIM, uploadedVideo, videoRow } from '../../testing/test-videos.ts';

const app = useTestApp();

const keep = (client: TestClient, changes: Partial<contract.CountedVideoBody> = {}, key?: string) =>
  client.call(contract.saveCountedVideo, {
    body: { ...body, ...changes },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function workoutOf(client: TestClient, { workoutId }: contract.Video) {
  return client.call(contract.getWorkout, byId(workoutId ?? ''));
}

describe('what a device counted', () => {
  test('is a video without a file, analysed and waiting for review', async () => {
    const { client } = await app.signIn();
    const video = await keep(client);
    expect(video).toMatchObject({
      state: 'analysed',
      isStored: false,
      playbackUrl: null,
      posterUrl: null,
      bytes: null,
      shotsSoFar: 2,
      media: body.media,
      calibration: body.calibration,
      warnings: body.warnings,
    });
    expect(await client.call(contract.listVideos)).toEqual([video]);
    expect(await client.call(contract.getVideo, byId(video.id))).toEqual(video);
  });

  test.each(['device', 'live'] as const)(
    'on the %s creates a workout marked as such',
    async (on) => {
      const { client } = await app.signIn();
      const workout = await workoutOf(client, await keep(client, { countedOn: on }));
      expect(workout).toMatchObject({
        source: 'video',
        countedOn: on,
        videoUrl: null,
        workoutDate: '2026-01-02T10:00:00.000Z',
        totalShots: 2,
        made: 1,
        shotData: [{ zone: 'zone_5_free_throw', made: 0, total: 1 }],
      });
      expect(workout.shots.map(({ rimSeconds }) => rimSeconds)).toEqual([3, 8]);
      expect(workout.shots[0]).toMatchObject({
        detectedOutcome: 'made',
        evidence: {
          reason: 'Dropped through the net.',
          path: [
            { seconds: 2.9, x: 300, y: 120 },
            { seconds: 3, x: 310, y: 130 },
          ],
        },
      });
    },
  );

  test('of a film that was cut off creates a workout marked as such, and advice stays with the film', async () => {
    const { client } = await app.signIn();
    const message = 'The film breaks off at 4:12 of 9:30.';
    const warning = { code: 'film_breaks_off', seconds: 252, message };
    const video = await keep(client, { warnings: [...body.warnings, warning] });
    expect(video.warnings).toContainEqual(warning);
    expect(await workoutOf(client, video)).toMatchObject({ missingFilm: [message] });
    expect(await workoutOf(client, await keep(client))).not.toHaveProperty('missingFilm');
  });

  test('counts, and not as seen by the program', async () => {
    const { client, user } = await app.signIn();
    await keep(client);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 2, made: 1 });
    const [sums] = await app.context.database
      .select()
      .from(userStats)
      .where(eq(userStats.userId, user.id));
    expect(sums).toMatchObject({ totalShots: 2, verifiedShots: 0 });
  });

  test('is kept once, however often it is sent', async () => {
    const { client } = await app.signIn();
    const first = await keep(client, {}, 'a-key');
    expect(await keep(client, {}, 'a-key')).toEqual(first);
    const [again] = await Promise.all([keep(client, {}, 'b-key'), keep(client, {}, 'b-key')]);
    expect(again.id).not.toBe(first.id);
    expect(await client.call(contract.listVideos)).toHaveLength(2);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 4 });
  });

  test('sent again with different content is refused, and the error names its workout', async () => {
    const { client } = await app.signIn();
    const { workoutId } = await keep(client, {}, 'a-key');
    const refusal = await client.refused(409, contract.saveCountedVideo, {
      body: { ...body, workoutDate: '2026-01-03T10:00:00Z' },
      headers: { 'idempotency-key': 'a-key' },
    });
    expect(refusal.workoutId).toBe(workoutId);
    expect(await client.call(contract.listVideos)).toHaveLength(1);
  });

  test('is a separate video for another player with the same key', async () => {
    const [one, other] = [await app.signIn(), await app.signIn()];
    const first = await keep(one.client, {}, 'same');
    expect((await keep(other.client, {}, 'same')).id).not.toBe(first.id);
  });

  test('counted again with another hoop replaces the first count', async () => {
    const { client } = await app.signIn();
    const first = await keep(client);
    const rim = { cx: 400, cy: 100, rx: 20, ry: 6 };
    const again = await keep(client, {
      videoId: first.id,
      given: { rim, court: null },
      calibration: { ...body.calibration, rim, source: 'user' },
      shots: [countedShot(5)],
    });
    expect(again).toMatchObject({ id: first.id, workoutId: first.workoutId, shotsSoFar: 1 });
    expect(again.calibration).toMatchObject({ rim, source: 'user' });
    const workout = await workoutOf(client, again);
    expect(workout.shots.map(({ rimSeconds }) => rimSeconds)).toEqual([5]);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 1 });
  });
});

describe('its shots', () => {
  test('are located again when the player marks the court', async () => {
    const { client } = await app.signIn();
    const { id, workoutId } = await keep(client);
    const placed = await client.call(contract.setVideoCourt, { ...byId(id), body: FLOOR });
    expect(placed).toMatchObject({ id: workoutId, totalShots: 2 });
    const { calibration } = await client.call(contract.getVideo, byId(id));
    expect(calibration).toMatchObject({ court: FLOOR.court, courtSource: 'user' });
  });

  test('keep their zones if the device sent no flights', async () => {
    const { client } = await app.signIn();
    const { id } = await keep(client, { scene: null });
    const placed = await client.call(contract.setVideoCourt, { ...byId(id), body: FLOOR });
    expect(placed.shots.map(({ zone }) => zone)).toEqual([null, 'zone_5_free_throw']);
  });
});

describe('without a file', () => {
  let client: TestClient;
  let video: contract.Video;
  beforeEach(async () => {
    ({ client } = await app.signIn());
    video = await keep(client);
  });

  test('there is nothing to play and no poster', async () => {
    const play = await client.send(contract.playVideo, byId(video.id));
    const poster = await client.send(contract.getVideoPoster, byId(video.id));
    expect([play.statusCode, poster.statusCode]).toEqual([404, 404]);
  });

  test('the server does not count it', async () => {
    const asked = await client.send(contract.processVideo, {
      body: {
        videoURL: `/api/videos/${video.id}/content`,
        calibration: { rim: RIM, court: null },
      },
    });
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({ code: 'conflict' });
    expect((await videoRow(app.context, video.id)).state).toBe('analysed');
  });

  test('no file can be uploaded for it later', async () => {
    const sent = await client.request({
      method: 'PUT',
      url: `/api/videos/${video.id}/content`,
      payload: Buffer.from('film'),
    });
    expect(sent.statusCode).toBe(409);
  });

  test('it is in the export, and is deleted with its workout', async () => {
    const exported = (await client.send(contract.exportJson)).body;
    expect(exported).toContain('2026-01-02T10:00:00.000Z');
    await client.call(contract.deleteWorkout, byId(video.workoutId ?? ''));
    expect((await client.send(contract.getVideo, byId(video.id))).statusCode).toBe(404);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 0 });
  });
});

test.each<[string, object]>([
  ['a spot outside of its zone', { shots: [countedShot(3, { court: { x: 0, y: 0 } })] }],
  ['an incomplete sighting', { shots: [countedShot(3, { path: [1, 2] })] }],
  ['a path of strings', { shots: [{ ...countedShot(3), path: ['1', 2, 3] }] }],
  ['a shot before the film', { shots: [countedShot(-1)] }],
  ['a confidence above 1', { shots: [countedShot(3, { confidence: 1.2 })] }],
  ['too many shots', { shots: Array.from({ length: 3001 }, (_, at) => countedShot(at)) }],
  ['a future day', { workoutDate: '2199-01-01T00:00:00Z' }],
  ['a count by the server', { countedOn: 'server' }],
  ['no hoop', { calibration: null }],
])('%s is refused', async (_, changes) => {
  const { client } = await app.signIn();
  const answer = await client.request({
    method: 'POST',
    url: '/api/videos/counted',
    payload: { ...body, ...changes },
  });
  expect(answer.statusCode).toBe(400);
  expect(await client.call(contract.listVideos)).toEqual([]);
});

test('more than two megabytes are not read', async () => {
  const { client } = await app.signIn();
  const answer = await client.request({
    method: 'POST',
    url: '/api/videos/counted',
    payload: { ...body, more: 'x'.repeat(2_200_000) },
  });
  expect(answer.statusCode).toBe(413);
});

test.each([
  ['a truncated body', (json: string) => json.slice(0, -1)],
  ['a poisoned prototype', (json: string) => json.replace('{', '{"__proto__":{},')],
])('also in a long count, %s is refused', async (_, spoil) => {
  const { client } = await app.signIn();
  const shots = Array.from({ length: 1500 }, (_shot, at) => countedShot(at + 1));
  const payload = spoil(JSON.stringify({ ...body, shots }));
  expect(payload.length).toBeGreaterThan(300_000);
  const headers = { 'content-type': 'application/json' };
  const answer = await client.request({ method: 'POST', url: '/api/videos/counted', payload, headers }); // prettier-ignore
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'malformed_request' });
});

test('a long count is saved like a short one', async () => {
  const { client } = await app.signIn();
  const shots = Array.from({ length: 1500 }, (_, at) =>
    countedShot(at + 1, { reason: 'Auf Höhe 🏀' }),
  );
  const workout = await workoutOf(client, await keep(client, { shots }));
  expect(workout.shots).toHaveLength(1500);
  expect(workout.shots.at(-1)).toMatchObject({
    rimSeconds: 1500,
    evidence: { reason: 'Auf Höhe 🏀' },
  });
});

test('a caller who is not signed in cannot save anything', async () => {
  const answer = await app.newClient().send(contract.saveCountedVideo, { body });
  expect(answer.statusCode).toBe(401);
});

test('a video on the server, or of somebody else, cannot be counted again', async () => {
  const [one, other] = [await app.signIn(), await app.signIn()];
  const stored = await uploadedVideo(one.client);
  const own = await keep(one.client);
  const send = (client: TestClient, videoId: string) =>
    client.send(contract.saveCountedVideo, { body: { ...body, videoId } });
  expect((await send(one.client, stored)).statusCode).toBe(409);
  expect((await send(other.client, own.id)).statusCode).toBe(404);
  expect(await workoutOf(one.client, own)).toMatchObject({ totalShots: 2 });
});
