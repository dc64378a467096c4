import { getWorkout, listWorkouts } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** The user's workouts with shots, newest first: the first page. */
export const workoutsQuery = queryOptions({
  queryKey: ['/api/workouts'],
  queryFn: ({ signal }) => call(listWorkouts, { signal }),
});

/** One workout with its zones and shots. */
export const workoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/workouts', id],
    queryFn: ({ signal }) => call(getWorkout, { params: { id }, signal }),
  });
