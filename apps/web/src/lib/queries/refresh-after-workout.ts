import type { QueryClient } from '@tanstack/react-query';
import { checkAchievements } from '../achievements/check-achievements.ts';

/** What workouts add up to; a query's key begins with the path of its call. */
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

/** To be called when a workout was saved, corrected or deleted: everything that is counted follows, then the badges. */
export async function refreshAfterWorkout(client: QueryClient): Promise<void> {
  await Promise.all(FOLLOWING.map((path) => client.invalidateQueries({ queryKey: [path] })));
  await checkAchievements(client);
}
