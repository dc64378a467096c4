import type { ManualWorkoutDetails } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { ExercisesForm } from '../../components/exercises/exercises-form.tsx';
import { valuesOf } from '../../components/exercises/exercises-values.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface EditManualWorkoutProps {
  readonly workout: ManualWorkoutDetails;
  readonly today: LocalDay;
  readonly onClose: () => void;
  /** Called with the day of the saved workout. */
  readonly onSaved: (day: LocalDay) => void;
}

/** Edits timed exercises: date, exercises and notes. */
export function EditManualWorkout({ workout, today, onClose, onSaved }: EditManualWorkoutProps) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useChange(callOf('PATCH /api/manual-workouts/:id'), {
    failed: t('Failed to save workout'),
    onDone: async ({ localDay }) => {
      toast({ title: t('Success'), description: t('Workout saved successfully!') });
      onSaved(localDay as LocalDay);
      await refreshAfterWorkout(client);
    },
  });
  return (
    <Dialog open title={t('Edit Workout')} onClose={onClose}>
      <ExercisesForm
        start={valuesOf(workout)}
        today={today}
        saveLabel={t('Save Changes')}
        isSaving={isPending}
        onSave={(body) => mutateAsync({ params: { id: workout.id }, body })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
