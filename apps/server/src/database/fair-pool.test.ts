import { createWorkout, getStats } from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { TooManyWaiting } from './away.ts';
import { connect, disconnect } from './connect.ts';
import { withConnectionQuota } from './fair-pool.ts';

const server = useTestApp();
const databaseUrl = () => server.context.config.databaseUrl ?? '';

test('sixty saves of one user that wait for each other do not keep other users from the database', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()];
  const holder = new pg.Client({ connectionString: databaseUrl() });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from user_stats where user_id = $1 for update', [one.user.id]);
  const body = {
    workout: { workoutDate: new Date().toISOString(), totalShots: 2, made: 1, missed: 1 },
    shotData: [],
  };
  let saved = 0;
  const saves = Array.from({ length: 60 }, async () => {
    await one.client.call(createWorkout, { body });
    saved += 1;
  });
  expect(await other.client.call(getStats)).toMatchObject({ workoutCount: 0 });
  expect(saved).toBe(0);
  await holder.query('commit');
  await holder.end();
  await Promise.all(saves);
  expect(await one.client.call(getStats)).toMatchObject({ workoutCount: 60, totalShots: 120 });
});

test('a caller has a quota of connections, its other queries queue up, and the queue has a limit', async () => {
  const database = connect(databaseUrl(), { max: 2 });
  const ask = () => database.execute(sql`select 1`);
  const connection = await withConnectionQuota('one', () => database.$client.connect());
  let answered = 0;
  const waiting = Array.from({ length: 100 }, async () => {
    await withConnectionQuota('one', ask);
    answered += 1;
  });
  await expect(withConnectionQuota('one', ask)).rejects.toMatchObject({
    cause: expect.any(TooManyWaiting) as unknown,
  });
  await withConnectionQuota('other', ask);
  await ask();
  expect(answered).toBe(0);
  connection.release();
  await Promise.all(waiting);
  await disconnect(database);
});
