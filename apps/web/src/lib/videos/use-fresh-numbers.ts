import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAfterWorkout } from '../queries/refresh-after-workout.ts';
import { videosQuery } from '../queries/videos.ts';
import { recentWorkoutsQuery } from '../queries/workouts.ts';

/** A video that was counted since the workouts were fetched is in their numbers already: they are fetched again. */
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
