import type { ManualWorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { DeleteWorkoutDialog } from '../../components/workouts/delete-workout-dialog.tsx';
import { call } from '../../lib/api-client/call.ts';
import { formatLongDay } from '../../lib/format/dates.ts';

interface DeleteManualWorkoutProps {
  readonly workout: ManualWorkoutDetails;
  readonly onClose: () => void;
}

/** Deletes timed exercises after a confirmation. */
export function DeleteManualWorkout({ workout, onClose }: DeleteManualWorkoutProps) {
  const { id, totalDuration, localDay } = workout;
  return (
    <DeleteWorkoutDialog
      workoutId={id}
      onClose={onClose}
      onDelete={() => call('DELETE /api/manual-workouts/:id', { params: { id } })}
      onDeleted={onClose}
    >
      {t(
        '{minutes, plural, one {# minute on {day} is} other {# minutes on {day} are}} taken out of your calendar and your streak.',
        { minutes: totalDuration, day: formatLongDay(localDay) },
      )}
    </DeleteWorkoutDialog>
  );
}
