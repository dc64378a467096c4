import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';
import { workouts } from '../database/schema/workouts.ts';
import { getStats } from '../services/statistics/get-stats.ts';
import { useTestApp } from '../testing/test-app.ts';
import { DEMO_EMAIL, seedDemo } from './seed-demo.ts';

const server = useTestApp();

async function demoPlayer() {
  const { context } = server;
  const [user] = await context.database.select().from(users).where(eq(users.email, DEMO_EMAIL));
  if (user === undefined) throw new Error('No demo player');
  const rows = await context.database.select().from(workouts).where(eq(workouts.userId, user.id));
  return { user, rows, stats: await getStats(context, user) };
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
  expect(second.stats).toEqual(first.stats);
});
