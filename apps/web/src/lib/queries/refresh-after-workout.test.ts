import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshAfterWorkout } from './refresh-after-workout.ts';
import { statsQuery } from './stats.ts';

vi.mock('../achievements/check-achievements.ts', () => ({ checkAchievements: vi.fn() }));

/** Fetches once, unmounts, then saves a workout. Returns the number of fetches. */
async function timesAsked(queryKey: readonly unknown[]): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn().mockResolvedValue('numbers');
  await client.query({ queryKey, queryFn });
  await refreshAfterWorkout(client);
  return queryFn.mock.calls.length;
}

test('after a workout the home page’s numbers are refreshed before it opens', async () => {
  expect(await timesAsked(statsQuery.queryKey)).toBe(2);
});

test('other unmounted queries are refreshed when they are shown again', async () => {
  expect(await timesAsked(['/api/heatmap', 'month'])).toBe(1);
});
