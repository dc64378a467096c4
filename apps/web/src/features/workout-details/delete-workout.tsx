import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteWorkoutDialog } from '../../components/workouts/delete-workout-dialog.tsx';
import { call } from '../../lib/api-client/call.ts';
import { workoutQuery } from '../../lib/queries/workouts.ts';

interface DeleteWorkoutProps {
  readonly workout: WorkoutDetails;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a workout with shots after a confirmation. */
export function DeleteWorkout({ workout, onClose, onDeleted }: DeleteWorkoutProps) {
  const client = useQueryClient();
  const { id, totalShots, videoUrl } = workout;
  return (
    <DeleteWorkoutDialog
      workoutId={id}
      onClose={onClose}
      onDelete={() => call('DELETE /api/workouts/:id', { params: { id } })}
      onDeleted={() => {
        onDeleted();
        client.removeQueries({ queryKey: workoutQuery(id).queryKey });
      }}
    >
      {videoUrl === null
        ? t(
            'Its {shots, plural, one {# shot is} other {# shots are}} deleted, and your numbers follow. Badges you earned stay.',
            { shots: totalShots },
          )
        : t(
            'Its {shots, plural, one {# shot} other {# shots}} and its video are deleted, and your numbers follow. Badges you earned stay.',
            { shots: totalShots },
          )}
    </DeleteWorkoutDialog>
  );
}
