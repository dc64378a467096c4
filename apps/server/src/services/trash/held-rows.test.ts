import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { HELD_TABLES, NOT_HELD } from './held-rows.ts';

const server = useTestApp();

test('holds every table whose rows are deleted with a workout or a video, or says why not', async () => {
  const { rows } = await server.context.database.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'c'
      and confrelid in ('workouts'::regclass, 'videos'::regclass, 'manual_workouts'::regclass)`);
  const going = rows.map(({ table }) => table);
  const known = [...HELD_TABLES, ...Object.keys(NOT_HELD)];
  expect(known).toEqual(expect.arrayContaining(going));
  expect(going).toEqual(expect.arrayContaining(Object.keys(NOT_HELD)));
});

test('knows the rows that survive and referenced one of them', async () => {
  const { rows } = await server.context.database.execute<{ table: string }>(sql`
    select conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confdeltype = 'n'
      and confrelid in ('workouts'::regclass, 'videos'::regclass, 'manual_workouts'::regclass)`);
  const named = new Set(rows.map(({ table }) => table));
  // The trash's `namedBy` covers these, except videos, which are held with their workout.
  expect([...named].toSorted()).toEqual(['messages', 'shot_offers', 'user_achievements', 'videos']);
});
