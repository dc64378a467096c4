import * as contract from '@hooplog/contract';
import { COURT_KINDS, type CourtKind, type CourtPoint, zoneOf } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { LOW_HOOP_COURT, LOW_HOOP_VIDEO } from '../../testing/low-hoop.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { imported } from '../../testing/send-import.ts';

const server = useTestApp();
const PERIOD = { from: '2026-01-01', to: '2026-01-31' };

const choose = (client: TestClient, threePointLine: CourtKind) =>
  client.call(contract.updateProfile, { body: { displayName: 'Ann', threePointLine } });

/** Makes and attempts of threes in January, by the player's chosen line. */
async function threes(client: TestClient): Promise<string> {
  const { points } = await client.call(contract.getTrend, { query: { ...PERIOD, of: 'threes' } });
  const sum = (name: 'made' | 'total') => points.reduce((all, point) => all + point[name], 0);
  return `${sum('made')}/${sum('total')}`;
}

/** The same for each line that the player may choose. */
async function byEachLine(client: TestClient): Promise<Record<string, string>> {
  const counts: Record<string, string> = {};
  for (const line of COURT_KINDS) {
    await choose(client, line);
    counts[line] = await threes(client);
  }
  return counts;
}

const film = (spots: readonly CourtPoint[]): contract.CountedVideoBody => ({
  ...COUNTED_VIDEO,
  shots: spots.map((court, index) => countedShot(3 + index, { zone: zoneOf(court), court })),
  scene: null,
});

test('the line is the high-school one until the player chooses; it is saved with the account and exported', async () => {
  const { client } = await server.signIn();
  expect(await client.call(contract.getCurrentUser)).toMatchObject({
    threePointLine: 'high_school',
  });
  await choose(client, 'fiba');
  expect(await client.call(contract.getCurrentUser)).toMatchObject({ threePointLine: 'fiba' });
  const exported = await client.request({ url: '/api/export.json' });
  expect(exported.json()).toMatchObject({ profile: { threePointLine: 'fiba' } });
  const body = { threePointLine: 'wnba' as never };
  const { fields } = await client.refused(400, contract.updateProfile, { body });
  expect(fields).toEqual({ threePointLine: 'Choose a three-point line' });
});

test('shots counted by hand are threes by their zone, and other players’ shots do not count', async () => {
  const { client } = await server.signIn();
  const other = await server.signIn();
  const workout = { workoutDate: '2026-01-02T10:00:00Z', totalShots: 20, made: 9, missed: 11 };
  const shotData = [
    { zone: 'zone_2_left_midrange', made: 4, total: 8 },
    { zone: 'zone_6_top_of_key', made: 2, total: 5 },
    { zone: 'zone_12_top_key_three', made: 3, total: 7 },
  ] as const;
  await client.call(contract.createWorkout, { body: { workout, shotData: [...shotData] } });
  expect(await threes(client)).toBe('5/12');
  expect(await byEachLine(client)).toEqual({
    ...{ high_school: '5/12', college: '3/7', nba: '3/7', fiba: '3/7' },
  });
  expect(await threes(other.client)).toBe('0/0');
});

test('shots on film are threes by their own spot, also after a review', async () => {
  const { client } = await server.signIn();
  const spots = [
    { x: 0, y: 19 },
    { x: 0, y: 22 },
    { x: 0, y: 22.3 },
    { x: -21.8, y: 0 },
    { x: 23, y: 1 },
  ];
  const { workoutId } = await client.call(contract.saveCountedVideo, { body: film(spots) });
  const seen = { high_school: '4/4', college: '3/3', nba: '1/1', fiba: '3/3' };
  expect(await byEachLine(client)).toEqual(seen);

  const params = { id: workoutId ?? '' };
  const { shots } = await client.call(contract.getWorkout, { params });
  const kept = shots.filter(({ court }) => court?.y !== 22.3);
  await client.call(contract.updateWorkout, { params, body: { shots: kept } });
  const left = { high_school: '3/3', college: '2/2', nba: '1/1', fiba: '2/2' };
  expect(await byEachLine(client)).toEqual(left);
  await client.call(contract.deleteWorkout, { params });
  expect(await threes(client)).toBe('0/0');
});

test('the court’s own line takes precedence over the player’s choice, and is imported', async () => {
  const { client } = await server.signIn();
  const given = { rim: null, ...LOW_HOOP_COURT, lines: 'high_school' as const };
  const shots = [countedShot(4.22, { zone: 'zone_6_top_of_key', court: { x: 0, y: 20.3 } })];
  const { id } = await client.call(contract.saveCountedVideo, {
    body: { ...LOW_HOOP_VIDEO, given, shots },
  });
  const all = (count: string) => Object.fromEntries(COURT_KINDS.map((line) => [line, count]));
  expect(await byEachLine(client)).toEqual(all('1/1'));

  const exported = await client.request({ url: '/api/export.json' });
  const other = await server.signIn();
  await imported(server, other, exported.body);
  expect(await byEachLine(other.client)).toEqual(all('1/1'));

  const params = { id };
  const body = { ...LOW_HOOP_COURT, lines: 'nba' as const };
  await client.call(contract.setVideoCourt, { params, body });
  expect(await byEachLine(client)).toEqual(all('0/0'));
});
