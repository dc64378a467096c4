import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshAfterWorkout } from './refresh-after-workout.ts';
import { statsQuery } from './stats.ts';

vi.mock('../achievements/check-achievements.ts', () => ({ checkAchievements: vi.fn() }));

/** Asked for once and no more on the screen; then a workout was saved. Returns how often it was asked for. */
async function timesAsked(queryKey: readonly unknown[]): Promise<number> {
  const client = new QueryClient();
  const queryFn = vi.fn().mockResolvedValue('numbers');
  await client.query({ queryKey, queryFn });
  await refreshAfterWorkout(client);
  return queryFn.mock.calls.length;
}

test('after a workout home has its new numbers before anybody goes there', async () => {
  expect(await timesAsked(statsQuery.queryKey)).toBe(2);
});

test('what else is not on the screen is asked for when it is shown again', async () => {
  expect(await timesAsked(['/api/heatmap', 'month'])).toBe(1);
});
