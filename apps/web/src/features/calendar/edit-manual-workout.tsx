import {
  type ManualWorkoutDetails,
  type ManualWorkoutInput,
  updateManualWorkout,
} from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExercisesForm } from '../../components/exercises/exercises-form.tsx';
import { valuesOf } from '../../components/exercises/exercises-values.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface EditManualWorkoutProps {
  readonly workout: ManualWorkoutDetails;
  readonly today: LocalDay;
  readonly onClose: () => void;
  /** Saved; the day on which it stands now. */
  readonly onSaved: (day: LocalDay) => void;
}

/** Correcting timed exercises: date, exercises and notes. */
export function EditManualWorkout({ workout, today, onClose, onSaved }: EditManualWorkoutProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ManualWorkoutInput) =>
      call(updateManualWorkout, { params: { id: workout.id }, body }),
    onSuccess: async ({ localDay }) => {
      toast({ title: 'Success', description: 'Workout saved successfully!' });
      onSaved(localDay as LocalDay);
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to save workout');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
  return (
    <Dialog open title="Edit Workout" onClose={onClose}>
      <ExercisesForm
        start={valuesOf(workout)}
        today={today}
        saveLabel="Save Changes"
        isSaving={isPending}
        onSave={mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
