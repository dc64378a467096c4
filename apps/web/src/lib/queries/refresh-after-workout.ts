import type { QueryClient } from '@tanstack/react-query';

/** To be called when a workout was saved, corrected or deleted: lists, statistics and heat map follow. */
export async function refreshAfterWorkout(client: QueryClient): Promise<void> {
  await Promise.all(
    ['/api/workouts', '/api/stats', '/api/heatmap'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
