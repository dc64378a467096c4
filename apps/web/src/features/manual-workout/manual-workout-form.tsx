import type { Assignment, ManualWorkoutInput } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useState } from 'react';
import { ExercisesForm } from '../../components/exercises/exercises-form.tsx';
import { startValues, withLastDuration } from '../../components/exercises/exercises-values.ts';
import { Card } from '../../components/ui/card.tsx';
import { StopwatchPanel } from './stopwatch/stopwatch-panel.tsx';
import { UnusedMinutes } from './stopwatch/unused-minutes.tsx';
import { useStopwatch } from './stopwatch/use-stopwatch.ts';
import { useLogManualWorkout } from './use-log-manual-workout.ts';

interface ManualWorkoutFormProps {
  readonly userId: string;
  readonly today: LocalDay;
  /** The assigned minutes to train for; null for none. */
  readonly target: Assignment | null;
  /** Saved or cancelled: continue to the calendar. */
  readonly onDone: () => void;
}

/** A workout to be saved, with measured minutes that were not entered in it. */
interface Unsaved {
  readonly values: ManualWorkoutInput;
  readonly minutes: number;
}

function withoutEmptyNotes(values: ManualWorkoutInput): ManualWorkoutInput {
  const { notes = null, ...rest } = values;
  return notes === null || notes.trim() === '' ? rest : values;
}

/** Logs a workout of timed exercises, measured by the stopwatch or any other clock. */
export function ManualWorkoutForm({ userId, today, target, onDone }: ManualWorkoutFormProps) {
  const stopwatch = useStopwatch(userId);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { mutate, mutateAsync, isPending } = useLogManualWorkout(() => {
    stopwatch.touch('reset');
    onDone();
  });
  const saveUnsaved = (values: ManualWorkoutInput) => {
    setUnsaved(null);
    mutate(withoutEmptyNotes(values));
  };
  return (
    <Card>
      <ExercisesForm
        start={startValues(today)}
        today={today}
        saveLabel={t('Save Workout')}
        isSaving={isPending}
        measuring={(fill) => <StopwatchPanel stopwatch={stopwatch} target={target} onUse={fill} />}
        onSave={(values) => {
          const minutes = stopwatch.unusedMinutes();
          if (minutes === 0) return mutateAsync(withoutEmptyNotes(values));
          setUnsaved({ values, minutes });
          return undefined;
        }}
        onCancel={onDone}
      />
      {unsaved !== null && (
        <UnusedMinutes
          minutes={unsaved.minutes}
          onUse={() => {
            saveUnsaved(withLastDuration(unsaved.values, unsaved.minutes));
          }}
          onLeave={() => {
            saveUnsaved(unsaved.values);
          }}
          onClose={() => {
            setUnsaved(null);
          }}
        />
      )}
    </Card>
  );
}
