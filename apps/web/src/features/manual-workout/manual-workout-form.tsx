import type { ManualWorkoutInput } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { ExercisesForm } from '../../components/exercises/exercises-form.tsx';
import { startValues } from '../../components/exercises/exercises-values.ts';
import { Card } from '../../components/ui/card.tsx';
import { useLogManualWorkout } from './use-log-manual-workout.ts';

interface ManualWorkoutFormProps {
  readonly today: LocalDay;
  /** Saved or given up: on to the calendar. */
  readonly onDone: () => void;
}

/** Logging a workout of timed exercises. */
export function ManualWorkoutForm({ today, onDone }: ManualWorkoutFormProps) {
  const { mutate, isPending } = useLogManualWorkout(onDone);
  const save = (values: ManualWorkoutInput) => {
    const { notes = null, ...rest } = values;
    mutate(notes === null || notes.trim() === '' ? rest : values);
  };
  return (
    <Card>
      <ExercisesForm
        start={startValues(today)}
        today={today}
        saveLabel="Save Workout"
        isSaving={isPending}
        onSave={save}
        onCancel={onDone}
      />
    </Card>
  );
}
