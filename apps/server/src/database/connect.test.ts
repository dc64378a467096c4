import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { transaction } from './connect.ts';

const server = useTestApp();

/** Resolves for all callers once `count` have arrived; later callers pass straight through. */
function barrierOf(count: number) {
  let arrived = 0;
  const met = Promise.withResolvers<undefined>();
  return () => {
    arrived += 1;
    if (arrived === count) met.resolve(undefined);
    return met.promise;
  };
}

test('runs a transaction again when PostgreSQL ends it to break a deadlock', async () => {
  const { database } = server.context;
  const [one, two] = [await server.signIn(), await server.signIn()];
  const bothHoldOne = barrierOf(2);
  let runs = 0;
  const addTo = (...ids: string[]) =>
    transaction(database, async (tx) => {
      runs += 1;
      for (const id of ids) {
        await tx.execute(sql`update user_stats set made = made + 1 where user_id = ${id}`);
        await bothHoldOne();
      }
    });
  await Promise.all([addTo(one.user.id, two.user.id), addTo(two.user.id, one.user.id)]);
  const { rows } = await database.execute(sql`select made::int as made from user_stats`);
  expect(rows).toEqual([{ made: 2 }, { made: 2 }]);
  // Two runs and one retry; one more where the retry deadlocks again.
  expect(runs).toBeGreaterThan(2);
});

test('rolls a failed transaction back without running it again', async () => {
  const { database } = server.context;
  const { user } = await server.signIn();
  let runs = 0;
  const refused = transaction(database, async (tx) => {
    runs += 1;
    await tx.execute(sql`update user_stats set made = 9 where user_id = ${user.id}`);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(runs).toBe(1);
  const { rows } = await database.execute(
    sql`select made::int as made from user_stats where user_id = ${user.id}`,
  );
  expect(rows).toEqual([{ made: 0 }]);
});
