import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { aPlace, CALIBRATION } from '../../testing/test-place.ts';

const app = useTestApp();

async function playerWithPlace(name?: string) {
  const { client } = await app.signIn();
  const place = await client.call(contract.createPlace, { body: aPlace(name) });
  return { client, place, params: { id: place.id } };
}

describe('saving a place', () => {
  test('stores the given values, under the trimmed name', async () => {
    const { client, place } = await playerWithPlace('  Home court ');
    expect(place).toMatchObject(aPlace());
    expect(await client.call(contract.listPlaces)).toEqual([place]);
  });

  test('a second one of the same name is refused; another player may have it too', async () => {
    const { client } = await playerWithPlace();
    const refusal = await client.refused(409, contract.createPlace, { body: aPlace() });
    expect(refusal.message).toBe('You already have a place called Home court.');
    await playerWithPlace();
  });

  test('two at once with the same name leave one', async () => {
    const { client } = await app.signIn();
    const answers = await Promise.all(
      [1, 2].map(() => client.send(contract.createPlace, { body: aPlace() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  test('more than the limit are refused', async () => {
    const { client } = await app.signIn();
    for (let index = 0; index < LIMITS.PLACES_MAX; index += 1) {
      await client.call(contract.createPlace, { body: aPlace(`Court ${index}`) });
    }
    await client.refused(409, contract.createPlace, { body: aPlace() });
  });

  test.each<[what: string, changes: object, field: string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(LIMITS.PLACE_NAME_MAX + 1) }, 'name'],
    ['no width', { width: 0 }, 'width'],
    [
      'three points',
      { calibration: { ...CALIBRATION, court: CALIBRATION.court.slice(1) } },
      'calibration.court',
    ],
    ['unknown lines', { calibration: { ...CALIBRATION, lines: 'street' } }, 'calibration.lines'],
  ])('%s is refused', async (_, changes, field) => {
    const { client } = await app.signIn();
    const body = { ...aPlace(), ...changes };
    const error = await client.refused(400, contract.createPlace, { body });
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe('changing a place', () => {
  test('renames it', async () => {
    const { client, place, params } = await playerWithPlace();
    const body = { name: 'School gym' };
    const renamed = await client.call(contract.updatePlace, { params, body });
    expect(renamed).toEqual({ ...place, name: 'School gym' });
  });

  test('its own name is free for itself, that of another place is not', async () => {
    const { client, params } = await playerWithPlace();
    await client.call(contract.createPlace, { body: aPlace('School gym') });
    await client.call(contract.updatePlace, { params, body: { name: 'Home court' } });
    await client.refused(409, contract.updatePlace, { params, body: { name: 'School gym' } });
  });

  test('a newer calibration makes it the last used', async () => {
    const { client, place, params } = await playerWithPlace();
    await client.call(contract.createPlace, { body: aPlace('School gym') });
    const calibration = { ...CALIBRATION, lines: 'nba' as const };
    await client.call(contract.updatePlace, { params, body: { calibration } });
    const [first] = await client.call(contract.listPlaces);
    expect(first).toMatchObject({ id: place.id, name: 'Home court', calibration });
  });
});

describe('hoop and ball of a place', () => {
  const low = { rimHeight: 8, ballSize: 5 } as const;

  test('are unset at first, stored when given, and cleared by null', async () => {
    const { client, place, params } = await playerWithPlace();
    expect(place.equipment).toBeNull();
    const body = { equipment: low };
    expect(await client.call(contract.updatePlace, { params, body })).toEqual({
      ...place,
      ...body,
    });
    await client.call(contract.updatePlace, { params, body: { name: 'Yard' } });
    expect(await client.call(contract.listPlaces)).toMatchObject([
      { name: 'Yard', equipment: low },
    ]);
    const back = await client.call(contract.updatePlace, { params, body: { equipment: null } });
    expect(back.equipment).toBeNull();
  });

  test('may be given with a new place', async () => {
    const { client } = await app.signIn();
    const body = { ...aPlace(), equipment: low };
    expect(await client.call(contract.createPlace, { body })).toMatchObject({ equipment: low });
  });

  test('have to be valid', async () => {
    const { client } = await app.signIn();
    const body = { ...aPlace(), equipment: { ...low, ballSize: 3 as 5 } };
    const error = await client.refused(400, contract.createPlace, { body });
    expect(Object.keys(error.fields ?? {})).toEqual(['equipment.ballSize']);
  });
});

test('a deleted place is gone', async () => {
  const { client, params } = await playerWithPlace();
  await client.call(contract.deletePlace, { params });
  expect(await client.call(contract.listPlaces)).toEqual([]);
  await client.refused(404, contract.deletePlace, { params });
});

describe('places of other users', () => {
  test('cannot be listed, changed or deleted', async () => {
    const { client: owner, place, params } = await playerWithPlace();
    const { client } = await app.signIn();
    expect(await client.call(contract.listPlaces)).toEqual([]);
    await client.refused(404, contract.updatePlace, { params, body: { name: 'Mine' } });
    await client.refused(404, contract.deletePlace, { params });
    expect(await owner.call(contract.listPlaces)).toEqual([place]);
  });

  test('need a session', async () => {
    const { params } = await playerWithPlace();
    const stranger = app.newClient();
    await stranger.refused(401, contract.listPlaces);
    await stranger.refused(401, contract.createPlace, { body: aPlace() });
    await stranger.refused(401, contract.updatePlace, { params, body: {} });
    await stranger.refused(401, contract.deletePlace, { params });
  });
});
