import * as contract from '@hooplog/contract';
import { type Equipment, REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { LOW_HOOP_COURT, LOW_HOOP_VIDEO } from '../../testing/low-hoop.ts';
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

const LOW: Equipment = { rimHeight: 8, ballSize: 5 };
const MINI: Equipment = { rimHeight: 8.53, ballSize: 6 };

async function counted(more: Partial<contract.CountedVideoBody> = {}) {
  const { client } = await app.signIn();
  const body = { ...LOW_HOOP_VIDEO, ...more };
  const { id, workoutId } = await client.call(contract.saveCountedVideo, { body });
  return { client, videoId: id, workoutId: workoutId ?? '' };
}

const usual = (client: TestClient, equipment: Equipment | null) =>
  client.call(contract.updateProfile, { body: { displayName: 'Annie', equipment } });

describe('saying how high the hoop hangs', () => {
  test('places shots anew by what was seen, and zones and totals follow', async () => {
    const { client, videoId } = await counted();
    const placed = await client.call(contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    const [shot] = placed.shots;
    expect(shot?.zone).toBe('zone_6_top_of_key');
    expect(shot?.court?.x).toBeCloseTo(0, 0);
    expect(shot?.court?.y).toBeCloseTo(20.3, 0);
    expect(shot?.evidence?.metrics?.entryDegrees?.value).toBeGreaterThan(40);
    expect(placed.shotData).toEqual([{ zone: 'zone_6_top_of_key', made: 1, total: 1 }]);
    const heatMap = await client.call(contract.getHeatMap);
    expect(heatMap.map(({ zone }) => zone)).toEqual(['zone_6_top_of_key']);
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration).toMatchObject({
      equipment: LOW,
      court: LOW_HOOP_VIDEO.calibration.court,
    });
  });

  test('and back again', async () => {
    const { client, videoId } = await counted();
    await client.call(contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    const back = await client.call(contract.setVideoEquipment, { ...byId(videoId), body: REGULATION }); // prettier-ignore
    expect(back.shots.map(({ zone }) => zone)).toEqual(['zone_5_free_throw']);
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration?.equipment).toEqual(REGULATION);
  });

  test('leaves results, and shots where the player placed them', async () => {
    const { client, videoId, workoutId } = await counted();
    const { shots } = await client.call(contract.getWorkout, byId(workoutId));
    const zone = 'zone_12_top_key_three';
    await client.call(contract.updateWorkout, {
      ...byId(workoutId),
      body: { shots: shots.map(({ id, rimSeconds }) => ({ id, rimSeconds, outcome: 'missed' as const, zone })) },
    }); // prettier-ignore
    const placed = await client.call(contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    expect(placed.shots).toMatchObject([{ zone, outcome: 'missed' }]);
    expect(placed).toMatchObject({ made: 0, missed: 1 });
  });

  test('is kept when the court is marked afterwards, and is used to locate the shots then', async () => {
    const { client, videoId } = await counted({
      calibration: { ...LOW_HOOP_VIDEO.calibration, court: null, courtSource: null, lines: null },
      shots: LOW_HOOP_VIDEO.shots.map((shot) => ({ ...shot, court: null, zone: null })),
    });
    await client.call(contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    const { court } = LOW_HOOP_COURT;
    const body = { court, lines: 'high_school' as const };
    const placed = await client.call(contract.setVideoCourt, { ...byId(videoId), body });
    expect(placed.shots.map(({ zone }) => zone)).toEqual(['zone_6_top_of_key']);
    const { givenCalibration } = await videoRow(app.context, videoId);
    expect(givenCalibration).toMatchObject({ ...body, equipment: LOW });
    await client.call(contract.deleteVideoCourt, byId(videoId));
    const after = await videoRow(app.context, videoId);
    expect(after.givenCalibration).toMatchObject({
      court: null,
      isCourtless: true,
      equipment: LOW,
    });
  });

  test('without stored flights only the setting is saved', async () => {
    const { client, videoId } = await counted({ scene: null });
    const placed = await client.call(contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    expect(placed.shots.map(({ zone }) => zone)).toEqual(['zone_5_free_throw']);
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration?.equipment).toEqual(LOW);
  });

  test.each<[string, object, string]>([
    ['a hoop at floor height', { ...LOW, rimHeight: 0 }, 'rimHeight'],
    ['a hoop that is too high', { ...LOW, rimHeight: 13 }, 'rimHeight'],
    ['an unknown ball', { ...LOW, ballSize: 4 }, 'ballSize'],
    ['no ball', { rimHeight: 8 }, 'ballSize'],
  ])('%s is refused', async (_name, body, field) => {
    const { client, videoId } = await counted();
    const call = { ...byId(videoId), body: body as Equipment };
    const error = await client.refused(400, contract.setVideoEquipment, call);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  test('is refused before the shots are counted', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await client.refused(409, contract.setVideoEquipment, { ...byId(videoId), body: LOW });
  });

  test('is a 404 for other users, and refused without a session', async () => {
    const { client, videoId } = await counted();
    const { client: other } = await app.signIn();
    await other.refused(404, contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    await app.newClient().refused(401, contract.setVideoEquipment, { ...byId(videoId), body: LOW });
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration).not.toHaveProperty('equipment');
  });
});

describe('an analysis locates shots by', () => {
  test('the regulation equipment, if nothing is set, whatever the age', async () => {
    const { client } = await app.signIn();
    await client.call(contract.updateProfile, {
      body: { displayName: 'Annie', birthday: '2012-06-15' },
    });
    const videoId = await uploadedVideo(client);
    await processAtOnce(client, videoId);
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration).not.toHaveProperty('equipment');
  });

  test('the player’s usual equipment', async () => {
    const { client } = await app.signIn();
    await usual(client, LOW);
    const videoId = await uploadedVideo(client);
    await processAtOnce(client, videoId);
    const video = await client.call(contract.getVideo, byId(videoId));
    expect(video.calibration?.equipment).toEqual(LOW);
  });

  test('the video’s own equipment first, as its place has it; also when it is counted again', async () => {
    const { client } = await app.signIn();
    await usual(client, LOW);
    const videoId = await uploadedVideo(client);
    await startProcessing(client, videoId, { rim: null, court: null, equipment: MINI });
    expect((await untilSettled(client, videoId)).calibration?.equipment).toEqual(MINI);
    await startProcessing(client, videoId, { rim: RIM, court: FLOOR.court });
    const again = await untilSettled(client, videoId);
    expect(again.calibration).toMatchObject({ equipment: MINI, rim: RIM });
  });
});

describe('at a place with a hoop of its own', () => {
  const { rim } = LOW_HOOP_VIDEO.calibration;
  const { width, height } = LOW_HOOP_VIDEO.media;
  const place = {
    ...{ name: 'Yard', width, height, equipment: LOW },
    calibration: { rim: { ...rim, cx: rim.cx + 3 }, ...LOW_HOOP_COURT },
  };

  test.each<[string, Partial<typeof place>, Equipment | undefined, string]>([
    ['shots are located with it', {}, LOW, 'zone_6_top_of_key'],
    ['not for pictures of another size', { width: 1280 }, undefined, 'zone_5_free_throw'],
    ['not if the rim is elsewhere', { calibration: { ...place.calibration, rim: RIM } }, undefined, 'zone_5_free_throw'],
  ])('%s', async (_name, more, equipment, zone) => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: { ...place, ...more } });
    const { id, calibration, workoutId } = await client.call(contract.saveCountedVideo, { body: LOW_HOOP_VIDEO });
    expect(calibration?.equipment).toEqual(equipment);
    const { shots } = await client.call(contract.getWorkout, byId(workoutId ?? ''));
    expect(shots.map((shot) => shot.zone)).toEqual([zone]);
    const { givenCalibration } = await videoRow(app.context, id);
    expect(givenCalibration).toBeNull();
  }); // prettier-ignore

  test('the video’s equipment takes precedence, and the player’s usual one comes last', async () => {
    const { client } = await app.signIn();
    await usual(client, MINI);
    await client.call(contract.createPlace, { body: place });
    const given = { rim: null, court: null, equipment: MINI };
    const body = {
      ...LOW_HOOP_VIDEO,
      calibration: { ...LOW_HOOP_VIDEO.calibration, equipment: MINI },
    };
    const at = await client.call(contract.saveCountedVideo, { body });
    expect(at.calibration?.equipment).toEqual(LOW);
    const said = await client.call(contract.saveCountedVideo, { body: { ...body, given } });
    expect(said.calibration?.equipment).toEqual(MINI);
  });

  test('the player’s usual equipment also applies to a device that did not know it', async () => {
    const { client } = await app.signIn();
    await usual(client, LOW);
    const { workoutId } = await client.call(contract.saveCountedVideo, { body: LOW_HOOP_VIDEO });
    const { shots } = await client.call(contract.getWorkout, byId(workoutId ?? ''));
    expect(shots.map(({ zone }) => zone)).toEqual(['zone_6_top_of_key']);
    const bare = { ...LOW_HOOP_VIDEO, scene: { pace: 1, flights: [] } };
    const kept = await client.call(contract.saveCountedVideo, { body: bare });
    const without = await client.call(contract.getWorkout, byId(kept.workoutId ?? ''));
    expect(without.shots.map(({ zone }) => zone)).toEqual(['zone_5_free_throw']);
  });

  test('another player’s choice changes nothing', async () => {
    const { client: other } = await app.signIn();
    await other.call(contract.createPlace, { body: place });
    const { client, videoId } = await counted();
    const { calibration } = await client.call(contract.getVideo, byId(videoId));
    expect(calibration).not.toHaveProperty('equipment');
  });
});

test('the equipment that a device used is saved with its count', async () => {
  const { client, videoId } = await counted({
    given: { rim: null, court: null, equipment: LOW },
    calibration: { ...COUNTED_VIDEO.calibration, equipment: LOW },
  });
  const video = await client.call(contract.getVideo, byId(videoId));
  expect(video.calibration?.equipment).toEqual(LOW);
});
