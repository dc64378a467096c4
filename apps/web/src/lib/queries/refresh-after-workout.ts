import type { QueryClient } from '@tanstack/react-query';
import { checkAchievements } from '../achievements/check-achievements.ts';
import { START_NUMBERS } from './start-numbers.ts';

/** Queries that workouts add up to; a query's key begins with the path of its call. */
const FOLLOWING = [
  '/api/workouts',
  '/api/manual-workouts',
  '/api/stats',
  '/api/heatmap',
  '/api/calendar',
  '/api/goals',
  '/api/drills',
  '/api/progress',
  '/api/leaderboard',
  '/api/groups',
  '/api/teams',
  '/api/assignments',
  '/api/notifications',
];

/** Call it after a workout was saved, corrected or deleted: refreshes all totals, then the badges. */
export async function refreshAfterWorkout(client: QueryClient): Promise<void> {
  await Promise.all(FOLLOWING.map((path) => client.invalidateQueries({ queryKey: [path] })));
  // The next page is mostly home, which must not show old numbers, least of all "No workouts yet".
  for (const [, queryKey] of START_NUMBERS) {
    void client.refetchQueries({ queryKey, exact: true, type: 'inactive' });
  }
  await checkAchievements(client);
}
