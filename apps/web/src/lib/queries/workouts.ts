import { getWorkout, listWorkouts } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The user's newest workouts with shots. */
export const recentWorkoutsQuery = queryOptions({
  queryKey: ['/api/workouts', { limit: LIMITS.RECENT_WORKOUTS }],
  queryFn: ({ signal }) => call(listWorkouts, { query: { limit: LIMITS.RECENT_WORKOUTS }, signal }),
});

/** One workout with its zones and shots. */
export const workoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/workouts', id],
    queryFn: ({ signal }) => call(getWorkout, { params: { id }, signal }),
  });
