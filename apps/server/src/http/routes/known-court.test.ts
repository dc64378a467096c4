import * as contract from '@hooplog/contract';
import type { Equipment } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { LOW_HOOP_COURT, LOW_HOOP_VIDEO } from '../../testing/low-hoop.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { byId } from '../../testing/test-videos.ts';

const app = useTestApp();

const LOW: Equipment = { rimHeight: 8, ballSize: 5 };
const { rim } = LOW_HOOP_VIDEO.calibration;
const PLACE = { name: 'Yard', width: 640, height: 360, calibration: { rim, ...LOW_HOOP_COURT }, equipment: LOW }; // prettier-ignore
/** Degrees and probabilities: the phone of the film stands at 34, to the right of the basket. */
const RIGHT = [32, 0.5, 36, 0.5];
const LEFT = [-36, 0.5, -32, 0.5];

/** Another film, in which no court was found. */
function film(azimuths: number[], across = 0): contract.CountedVideoBody {
  const { calibration, shots, scene } = LOW_HOOP_VIDEO;
  if (!scene) throw new Error('The film has a scene.');
  return {
    ...LOW_HOOP_VIDEO,
    calibration: {
      ...calibration,
      rim: { ...rim, cx: rim.cx + across },
      ...{ court: null, courtSource: null, lines: null },
    },
    shots: shots.map((shot) => ({ ...shot, zone: null, court: null })),
    scene: {
      azimuths,
      pace: scene.pace,
      flights: scene.flights.map(({ sightings, feet }) => ({
        sightings: sightings.map((value, at) => (at % 4 === 1 ? value + across : value)),
        feet,
      })),
    },
  };
}

async function keep(client: TestClient, body: contract.CountedVideoBody) {
  const { id, workoutId } = await client.call(contract.saveCountedVideo, { body });
  const [video, workout] = await Promise.all([
    client.call(contract.getVideo, byId(id)),
    client.call(contract.getWorkout, { params: { id: workoutId ?? '' } }),
  ]);
  const { court = null, courtSource = null, lines = null } = video.calibration ?? {};
  return { id, calibration: { court, courtSource, lines }, shot: workout.shots[0] };
}

const UNKNOWN = { court: null, courtSource: null, lines: null };

describe('a court that was marked once', () => {
  test('places the shots of another film of its place, and is to be confirmed like a found one', async () => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: PLACE });
    const { calibration, shot } = await keep(client, film(RIGHT));
    expect(calibration).toEqual({ ...LOW_HOOP_COURT, courtSource: 'found' });
    expect(shot?.zone).toBe('zone_6_top_of_key');
    expect(shot?.court?.y).toBeCloseTo(20.3, 0);
  });

  test('moves with the hoop in the picture', async () => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: PLACE });
    const { calibration, shot } = await keep(client, film(RIGHT, 4));
    const [before, now] = [LOW_HOOP_COURT.court[0], calibration.court?.[0]];
    expect((now?.image[0] ?? 0) - (before?.image[0] ?? 0)).toBeCloseTo(4, 6);
    expect(shot?.zone).toBe('zone_6_top_of_key');
  });

  test.each([
    ['whose board is seen from the other side', film(LEFT)],
    ['whose hoop is elsewhere', film(RIGHT, 200)],
    ['of another size', { ...film(RIGHT), media: { ...LOW_HOOP_VIDEO.media, width: 1280, height: 720 } }], // prettier-ignore
  ])('does not apply to a film %s', async (_, body) => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: PLACE });
    expect((await keep(client, body)).calibration).toEqual(UNKNOWN);
  });

  test('does not apply to other players', async () => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: PLACE });
    const other = await app.signIn();
    expect((await keep(other.client, film(RIGHT))).calibration).toEqual(UNKNOWN);
  });

  test('is ignored once the player rejects its lines: the board still gives the side', async () => {
    const { client } = await app.signIn();
    await client.call(contract.createPlace, { body: PLACE });
    const { id } = await keep(client, film(RIGHT));
    const left = await client.call(contract.deleteVideoCourt, byId(id));
    const [shot] = left.shots;
    expect(shot?.court).toBeNull();
    expect(shot?.evidence?.location?.zones?.map(({ zone }) => zone)).toContain('zone_6_top_of_key');
    expect(shot?.evidence?.location?.range?.range).toBe('three');
    const again = await keep(client, { ...film(RIGHT), videoId: id });
    expect(again.calibration).toEqual({ court: null, courtSource: 'user', lines: null });
  });
});

test('the likeliest zones and the range that a device sent for a shot are shown to its player', async () => {
  const { client } = await app.signIn();
  const body = film(RIGHT);
  const location: contract.ShotEvidence['location'] = {
    method: 'flight',
    errorFeet: null,
    distanceFeet: { value: 20.3, error: 1 },
    zones: [
      { zone: 'zone_6_top_of_key', chance: 0.48 },
      { zone: 'zone_4_left_wing_hs_three', chance: 0.3 },
    ],
    range: { range: 'three', chance: 0.9 },
  };
  const shots = body.shots.map((shot) => ({ ...shot, location }));
  const { shot } = await keep(client, { ...body, shots });
  expect(shot?.evidence?.location).toEqual(location);
});
