import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { manualWorkouts, trash, users, workouts } from '../../database/schema/index.ts';
import { allRows } from '../../testing/all-rows.ts';
import { perform, step, TODAY } from '../../testing/random-history.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteManualWorkout } from '../manual-workouts/delete-manual-workout.ts';
import { deleteWorkout } from '../workouts/delete-workout.ts';
import { restoreTrashed } from './restore-trashed.ts';

const server = useTestApp();
beforeAll(() => {
  server.clock = TODAY;
});

/** Earned badges stay, so deleting and restoring may add a badge and its notification. */
const ONLY_GROW = ['user_achievements', 'notifications'];

test('deleting and restoring changes no row of any table', async () => {
  const { context } = server;
  const { database } = context;
  const history = fc.array(step, { minLength: 8, maxLength: 20, size: 'max' });
  const order = fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(history, order, async (steps, chances) => {
      const numbers = chances.values();
      const next = () => numbers.next().value ?? 0;
      const { user: own } = await server.signIn();
      const [user] = await database.select().from(users).where(eq(users.id, own.id));
      if (user === undefined) throw new Error('The player is gone');
      for (const one of steps) await perform(context, user, one);
      await database.delete(trash).where(eq(trash.userId, user.id));
      const before = await allRows(database);
      const shot = await database.select().from(workouts).where(eq(workouts.userId, user.id));
      const timed = await database
        .select()
        .from(manualWorkouts)
        .where(eq(manualWorkouts.userId, user.id));
      const ids: string[] = [];
      for (const { id } of shot) {
        if (next() % 2 === 0) continue;
        await deleteWorkout(context, user.id, id);
        ids.push(id);
      }
      for (const { id } of timed) {
        if (next() % 2 === 0) continue;
        await deleteManualWorkout(context, user.id, id);
        ids.push(id);
      }
      const shuffled = ids.map((id) => ({ id, at: next() }));
      for (const { id } of shuffled.toSorted((a, b) => a.at - b.at)) {
        await restoreTrashed(context, user.id, id);
      }
      const after = await allRows(database);
      for (const [table, rows] of before) {
        if (ONLY_GROW.includes(table))
          expect(after.get(table)).toEqual(expect.arrayContaining(rows));
        else expect({ table, rows: after.get(table) }).toEqual({ table, rows });
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
