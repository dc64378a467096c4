import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import {
  byId,
  FLOOR,
  startProcessing,
  uploadedVideo,
  useTestWorker,
  processAtOnce,
  untilSettled,
  videoRow,
  RIM,
} from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

const rowOf = (videoId: string) => videoRow(app.context, videoId);

const COURT = FLOOR.court;
const body = FLOOR;

describe('marking the court', () => {
  async function counted() {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, videoId);
    return { client, videoId, workout };
  }

  test('saves it with the video, and locates its shots again without another analysis', async () => {
    const { client, videoId, workout } = await counted();
    const placed = await client.call(contract.setVideoCourt, { ...byId(videoId), body });
    expect(placed.id).toBe(workout.id);
    // The fake analysis saw no flight, so these marks cannot locate its shots.
    expect(placed.shots.map(({ zone, court }) => [zone, court])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(placed).toMatchObject({ totalShots: 3, shotData: [] });
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration).toMatchObject({
      court: COURT,
      lines: FLOOR.lines,
      courtSource: 'user',
      source: 'found',
    });
    expect(await client.call(contract.getHeatMap)).toEqual([]);
    expect((await rowOf(videoId)).analysisVersion).toBe(1);
  });

  test('leaves shots where the player placed them', async () => {
    const { client, videoId, workout } = await counted();
    const zone = 'zone_6_top_of_key';
    const shots = workout.shots.map((shot, index) => ({ ...shot, ...(index === 0 && { zone }) }));
    const reviewed = shots.map(({ id, rimSeconds, outcome, zone: to }) => ({
      id,
      rimSeconds,
      outcome,
      zone: to,
    }));
    await client.call(contract.updateWorkout, {
      params: { id: workout.id },
      body: { shots: reviewed },
    });
    const placed = await client.call(contract.setVideoCourt, { ...byId(videoId), body });
    expect(placed.shots.map((shot) => shot.zone)).toEqual([zone, null, null]);
    expect(placed.shotData).toEqual([{ zone, made: 1, total: 1 }]);
  });

  test('is kept, with its lines, when the video is counted again', async () => {
    const { client, videoId } = await counted();
    const calibration = { rim: RIM, ...body };
    await startProcessing(client, videoId, calibration);
    const video = await untilSettled(client, videoId);
    const kept = { rim: RIM, court: COURT, lines: FLOOR.lines, courtSource: 'user' };
    expect(video.calibration).toMatchObject(kept);
  });

  test('a point may lie beyond the edge of the picture', async () => {
    const { client, videoId } = await counted();
    // The picture is 640 × 360.
    const court = COURT.map((mark, index) =>
      index === 1 ? { ...mark, image: [-42.5, 391] as [number, number] } : mark,
    );
    await client.call(contract.setVideoCourt, { ...byId(videoId), body: { ...body, court } });
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration?.court).toEqual(court);
  });

  test('three points on one line and one beside it are refused', async () => {
    const { client, videoId } = await counted();
    const court = COURT.map((mark, index) =>
      index === 1 ? { ...mark, court: [25, -5.25] as [number, number] } : mark,
    );
    const error = await client.refused(400, contract.setVideoCourt, {
      ...byId(videoId),
      body: { ...body, court },
    });
    expect(error.fields?.['court']).toMatch(/too many lie on one line/);
  });

  test('points on one line are refused', async () => {
    const { client, videoId } = await counted();
    const line = COURT.map((mark, index) => ({
      ...mark,
      court: [index, index] as [number, number],
    }));
    const error = await client.refused(400, contract.setVideoCourt, {
      ...byId(videoId),
      body: { ...body, court: line },
    });
    expect(Object.keys(error.fields ?? {})).toEqual(['court']);
  });

  test('is refused before the shots are counted', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await client.refused(409, contract.setVideoCourt, { ...byId(videoId), body });
  });

  test('is a 404 for other users, and refused without a session', async () => {
    const { videoId } = await counted();
    const { client: other } = await app.signIn();
    await other.refused(404, contract.setVideoCourt, { ...byId(videoId), body });
    await app.newClient().refused(401, contract.setVideoCourt, { ...byId(videoId), body });
  });
});
