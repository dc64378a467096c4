import { getWorkout, type Video, type WorkoutDetails } from '@hooplog/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../../lib/queries/refresh-after-workout.ts';

/**
 * Fetches what was counted once the video is analysed, and hands it over. It counts from then on, saved or not: lists
 * and statistics follow.
 *
 * @param run number of the count on this page; another one is fetched anew
 * @param isHeld nothing is handed over before the player has answered a question
 */
export function useDetectedShots(
  video: Video | undefined,
  run: number,
  isHeld: (workout: WorkoutDetails) => boolean,
  onLoaded: (workout: WorkoutDetails) => void,
) {
  const client = useQueryClient();
  const workoutId = video?.state === 'analysed' ? video.workoutId : null;
  const query = useQuery({
    // Not below the key of saved workouts: while it is corrected here, no refresh may put it back.
    queryKey: ['review', workoutId, run],
    queryFn: ({ signal }) => call(getWorkout, { params: { id: workoutId ?? '' }, signal }),
    enabled: workoutId !== null,
    gcTime: 0,
  });
  const { data } = query;
  const isReady = data !== undefined && !isHeld(data);
  const loaded = useEffectEvent((workout: WorkoutDetails) => {
    onLoaded(workout);
    void refreshAfterWorkout(client);
  });
  useEffect(() => {
    if (data !== undefined && isReady) loaded(data);
  }, [data, isReady]);
  return query;
}
