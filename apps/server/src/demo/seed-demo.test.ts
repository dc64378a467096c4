import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { manualWorkouts, workouts } from '../database/schema/workouts.ts';
import { checkAchievements } from '../services/achievements/check-achievements.ts';
import { listUserAchievements } from '../services/achievements/list-achievements.ts';
import { listGoals } from '../services/goals/list-goals.ts';
import { getStats } from '../services/statistics/get-stats.ts';
import { useTestApp } from '../testing/test-app.ts';
import { DEMO_EMAIL, findDemoPlayer, seedDemo } from './seed-demo.ts';

const server = useTestApp();

async function demoPlayer() {
  const { context } = server;
  const [user] = await context.database.select().from(users).where(eq(users.email, DEMO_EMAIL));
  if (user === undefined) throw new Error('No demo player');
  const rows = await context.database.select().from(workouts).where(eq(workouts.userId, user.id));
  const timed = await context.database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, user.id));
  const [stats, goals] = [await getStats(context, user), await listGoals(context, user)];
  return { rows, timed, stats, goals };
}

test('the demo player has weeks of workouts and a streak, once however often it is seeded', async () => {
  await seedDemo(server.context);
  const first = await demoPlayer();
  expect(first.rows.length).toBeGreaterThan(20);
  expect(first.stats.currentStreak).toBe(6);
  expect(first.stats.percentage).toBeGreaterThan(35);
  expect(first.stats.percentage).toBeLessThan(65);
  await seedDemo(server.context);
  const second = await demoPlayer();
  expect(second.rows.length).toBe(first.rows.length);
  expect(second.timed.length).toBe(first.timed.length);
  expect(second.stats).toEqual(first.stats);
});

test('nobody is greeted with the badges that the demo player has', async () => {
  await seedDemo(server.context);
  const { id } = await findDemoPlayer(server.context);
  expect(await listUserAchievements(server.context, id)).not.toEqual([]);
  expect(await checkAchievements(server.context, id)).toEqual([]);
});

test('the demo player has timed exercises, and goals of which some weeks were hit and some missed', async () => {
  await seedDemo(server.context);
  const { timed, goals } = await demoPlayer();
  expect(timed.length).toBeGreaterThan(8);
  expect(goals.map(({ goal }) => goal.kind)).toEqual(['shots', 'makes', 'workouts', 'accuracy']);
  const judged = goals.flatMap(({ weeks }) => weeks.filter(({ target }) => target !== null));
  expect(new Set(judged.map(({ hit }) => hit))).toEqual(new Set([true, false]));
});
