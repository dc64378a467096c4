import { gunzipSync } from 'node:zlib';
import * as contract from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shots } from '../../database/schema/workouts.ts';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();

beforeEach(() => {
  server.clock = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => {
  server.clock = null;
});

const LONG: contract.ShotEvidence['metrics'] = {
  entryDegrees: { value: 44.5, error: 1 },
  longFeet: { value: 0.5, error: 0.1 },
};

/** A film of a day, with one shot for each measurement; null for a shot that was not measured. */
async function film(
  { client }: SignedIn,
  day: string,
  flights: readonly (contract.ShotEvidence['metrics'] | null)[],
) {
  return client.call(contract.saveCountedVideo, {
    body: {
      ...COUNTED_VIDEO,
      workoutDate: `${day}T09:00:00Z`,
      shots: flights.map((metrics, index) =>
        countedShot(3 + 2 * index, { outcome: 'missed', ...(metrics && { metrics }) }),
      ),
    },
  });
}

const flightsOf = async ({ client }: SignedIn, query: object = {}) =>
  client.call(contract.getFlights, { query });

test('flights of the own films come newest first, with what was measured of them', async () => {
  const player = await server.signIn();
  await film(player, '2026-06-01', [{ entryDegrees: { value: 40, error: 1 } }, null]);
  await film(player, '2026-06-10', [LONG]);
  await film(await server.signIn(), '2026-06-11', [LONG]);
  const { from, to, flights } = await flightsOf(player);
  expect({ from, to }).toEqual({ from: '2026-04-21', to: '2026-06-15' });
  expect(flights).toEqual([
    { day: '2026-06-10', zone: null, outcome: 'missed', metrics: LONG },
    { day: '2026-06-01', zone: null, outcome: 'missed' },
    {
      ...{ day: '2026-06-01', zone: null, outcome: 'missed' },
      metrics: { entryDegrees: { value: 40, error: 1 } },
    },
  ]);
});

test('many flights are compressed for clients that accept gzip, and rounded to hundredths', async () => {
  const player = await server.signIn();
  const fine = { entryDegrees: { value: 44.123456, error: 1.987654 } };
  await film(
    player,
    '2026-06-10',
    Array.from({ length: 30 }, () => fine),
  );
  const [plain, packed] = await Promise.all(
    ['identity', 'gzip, br'].map((encoding) =>
      player.client.send(contract.getFlights, {
        query: {},
        headers: { 'accept-encoding': encoding },
      }),
    ),
  );
  expect(plain?.headers).not.toHaveProperty('content-encoding');
  expect(packed?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed?.rawPayload ?? '')).toEqual(plain?.rawPayload);
  expect(packed?.rawPayload.length).toBeLessThan((plain?.rawPayload.length ?? 0) / 5);
  expect(plain?.json<contract.Flights>().flights[0]?.metrics).toEqual({
    entryDegrees: { value: 44.12, error: 1.99 },
  });
});

test('days outside the period have none', async () => {
  const player = await server.signIn();
  await film(player, '2026-05-01', [LONG]);
  const period = { from: '2026-05-02', to: '2026-05-31' };
  expect((await flightsOf(player, period)).flights).toEqual([]);
});

test('events that were not shots are left out', async () => {
  const player = await server.signIn();
  const { workoutId } = await film(player, '2026-06-10', [LONG, LONG]);
  await server.context.database
    .update(shots)
    .set({ dismissedAt: new Date() })
    .where(eq(shots.workoutId, workoutId ?? ''));
  expect((await flightsOf(player)).flights).toEqual([]);
});

test('only the newest are read, up to the limit', async () => {
  const player = await server.signIn();
  await film(player, '2026-06-01', [LONG]);
  const many = Array.from({ length: LIMITS.FLIGHTS_READ / 5 }, () => LONG);
  for (const day of ['02', '03', '04', '05', '06']) await film(player, `2026-06-${day}`, many);
  const { flights } = await flightsOf(player);
  expect(flights).toHaveLength(LIMITS.FLIGHTS_READ);
  expect(flights.at(-1)?.day).toBe('2026-06-02');
});

test.each([
  ['of more than ten years', { from: '2010-01-01' }],
  ['that ends before it begins', { from: '2026-06-02', to: '2026-06-01' }],
  ['with an invalid day', { from: 'yesterday' }],
])('a period %s is refused', async (_what, query) => {
  const { client } = await server.signIn();
  await client.refused(400, contract.getFlights, { query });
});

test('flights need a session', async () => {
  await server.newClient().refused(401, contract.getFlights, { query: {} });
});
