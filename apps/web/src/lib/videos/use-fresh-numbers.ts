import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfterWorkout } from '../queries/refresh-after-workout.ts';
import { videosQuery } from '../queries/videos.ts';
import { recentWorkoutsQuery } from '../queries/workouts.ts';

/** Refetches workouts and numbers when a video was counted since they were fetched. */
export function useFreshNumbers(): void {
  const client = useQueryClient();
  const { data: videos } = useQuery(videosQuery);
  useEffect(() => {
    const workouts = client.getQueryData(recentWorkoutsQuery.queryKey);
    if (videos === undefined || workouts === undefined) return;
    const known = new Set<string | null>(workouts.map(({ id }) => id)).add(null);
    if (videos.some(({ workoutId }) => !known.has(workoutId))) void refreshAfterWorkout(client);
  }, [client, videos]);
}
