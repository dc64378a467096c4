import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { HELD_TABLES, NOT_HELD } from './held-rows.ts';

const server = useTestApp();

test('every table whose rows go with a workout or a video is held, or says why not', async () => {
  const { rows } = await server.context.database.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'c'
      and confrelid in ('workouts'::regclass, 'videos'::regclass, 'manual_workouts'::regclass)`);
  const going = rows.map(({ table }) => table);
  const known = [...HELD_TABLES, ...Object.keys(NOT_HELD)];
  expect(known).toEqual(expect.arrayContaining(going));
  expect(going).toEqual(expect.arrayContaining(Object.keys(NOT_HELD)));
});

test('rows that live on and named one of the two are known', async () => {
  const { rows } = await server.context.database.execute<{ table: string }>(sql`
    select conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'n'
      and confrelid in ('workouts'::regclass, 'videos'::regclass, 'manual_workouts'::regclass)`);
  const named = new Set(rows.map(({ table }) => table));
  // Of these `namedBy` of the trash knows; a video is held with its workout.
  expect([...named].toSorted()).toEqual(['messages', 'shot_offers', 'user_achievements', 'videos']);
});
