import type { ManualWorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { DeleteWorkoutDialog } from '../../components/workouts/delete-workout-dialog.tsx';
import { call } from '../../lib/api-client/call.ts';
import { formatLongDay } from '../../lib/format/dates.ts';

interface DeleteManualWorkoutProps {
  readonly workout: ManualWorkoutDetails;
  readonly onClose: () => void;
}

/** Deletes timed exercises, after a question. */
export function DeleteManualWorkout({ workout, onClose }: DeleteManualWorkoutProps) {
  const { id, totalDuration, localDay } = workout;
  return (
    <DeleteWorkoutDialog
      onClose={onClose}
      onDelete={() => call('DELETE /api/manual-workouts/:id', { params: { id } })}
      onDeleted={onClose}
    >
      {t(
        '{totalDuration, plural, one {# minute} other {# minutes}} on {localDay} {totalDuration, plural, one {is} other {are}} taken out of your calendar and your streak.',
        { totalDuration, localDay: formatLongDay(localDay) },
      )}
    </DeleteWorkoutDialog>
  );
}
