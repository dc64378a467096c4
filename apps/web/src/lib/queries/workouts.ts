import { LIMITS } from '@hooplog/domain';
import { queryOf } from './query-of.ts';

/** The user's newest workouts of every kind. */
export const recentWorkoutsQuery = queryOf('GET /api/workouts/history', {
  query: { limit: LIMITS.RECENT_WORKOUTS },
});

/** One workout with its zones and shots. */
export const workoutQuery = (id: string) => queryOf('GET /api/workouts/:id', { params: { id } });
