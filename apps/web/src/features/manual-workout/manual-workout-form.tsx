import { zodResolver } from '@hookform/resolvers/zod';
import type { ManualWorkoutInput } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { formatCount } from '../../lib/format/numbers.ts';
import { ExerciseRow } from './exercise-row.tsx';
import {
  manualWorkoutFormSchema,
  NEW_EXERCISE,
  parseMinutes,
  startValues,
} from './manual-workout-values.ts';
import { useLogManualWorkout } from './use-log-manual-workout.ts';

interface ManualWorkoutFormProps {
  readonly today: LocalDay;
  /** Saved or given up: on to the calendar. */
  readonly onDone: () => void;
}

/** Logging a workout of timed exercises. */
export function ManualWorkoutForm({ today, onDone }: ManualWorkoutFormProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(manualWorkoutFormSchema, undefined, { raw: true }),
    defaultValues: startValues(today),
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'exercises' });
  const exercises = useWatch({ control, name: 'exercises' });
  const minutes = exercises.reduce((sum, { duration }) => sum + parseMinutes(duration), 0);
  const { mutate, isPending } = useLogManualWorkout(onDone);
  const { errors } = formState;
  const save = (values: ManualWorkoutInput) => {
    const { notes = null, ...rest } = values;
    mutate(notes === null || notes.trim() === '' ? rest : values);
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Card className="space-y-5">
        <Field label="Workout Date" error={errors.workoutDate?.message}>
          {(field) => <Input {...field} type="date" max={today} {...register('workoutDate')} />}
        </Field>
        <fieldset>
          <div className="mb-2 flex items-end justify-between gap-3">
            <legend className="contents">
              <span className="text-sm font-semibold">Exercises</span>
            </legend>
            <p className="text-sm text-muted figures">{`${formatCount(minutes)} min in all`}</p>
          </div>
          <ul className="space-y-3">
            {fields.map((field, index) => (
              <ExerciseRow
                key={field.id}
                index={index}
                register={register}
                errors={errors.exercises?.[index]}
                onRemove={
                  fields.length === 1
                    ? undefined
                    : () => {
                        remove(index);
                      }
                }
              />
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-3 w-full"
            disabled={fields.length >= LIMITS.MAX_EXERCISES}
            onClick={() => {
              append({ ...NEW_EXERCISE });
            }}
          >
            <Plus aria-hidden /> Add Exercise
          </Button>
        </fieldset>
        <Field label="Notes" error={errors.notes?.message}>
          {(field) => (
            <Textarea
              {...field}
              rows={LIMITS.NOTES_ROWS}
              maxLength={LIMITS.NOTES_MAX}
              placeholder="How did you feel? What did you work on?"
              {...register('notes')}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="lg" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="lg" pending={isPending}>
            {isPending ? 'Saving...' : 'Save Workout'}
          </Button>
        </div>
      </Card>
    </form>
  );
}
