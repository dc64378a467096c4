import type { Workout, WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterWorkout } from '../queries/refresh-after-workout.ts';
import { workoutQuery } from '../queries/workouts.ts';
import { useChange } from '../queries/use-change.ts';
import { toast } from '../toast/toast-store.ts';

export interface SavedWorkout extends Pick<Workout, 'id' | 'totalShots'> {
  /** Whether it is stored on this device until there is a connection; `id` is then its key in the outbox. */
  readonly isWaiting: boolean;
  /** The server's answer; left out if there was none. */
  readonly details?: WorkoutDetails;
}

interface SaveOptions {
  /** Shots so far; nothing is saved without one. */
  readonly total: number;
  readonly send: () => Promise<SavedWorkout>;
  readonly onSaved: (workout: SavedWorkout) => void;
}

function tellSaved({ isWaiting, totalShots }: SavedWorkout): void {
  toast(
    isWaiting
      ? {
          title: t('Saved on this device'),
          description: t(
            'No connection. Your workout with {shots, plural, one {# shot} other {# shots}} is sent when there is one.',
            {
              shots: totalShots,
            },
          ),
        }
      : {
          title: t('Workout Saved!'),
          description: t(
            'Successfully saved workout with {shots, plural, one {# shot} other {# shots}}.',
            { shots: totalShots },
          ),
        },
  );
}

/** Saves a workout with shots, and reports the result. Input is kept until it is saved or stored. */
export function useSaveWorkout({ total, send, onSaved }: SaveOptions) {
  const client = useQueryClient();
  const { mutate, isPending } = useChange(send, {
    failed: t('Failed to save workout'),
    onDone: async (workout) => {
      tellSaved(workout);
      const { id, details } = workout;
      // The next page can show the score before it has fetched the rest.
      if (details !== undefined) client.setQueryData(workoutQuery(id).queryKey, details);
      onSaved(workout);
      if (!workout.isWaiting) await refreshAfterWorkout(client);
    },
  });
  const save = () => {
    if (total > 0) {
      mutate();
      return;
    }
    toast({
      title: t('No shots tracked'),
      description: t('Please track at least one shot before saving.'),
      tone: 'destructive',
    });
  };
  return { isSaving: isPending, save };
}
