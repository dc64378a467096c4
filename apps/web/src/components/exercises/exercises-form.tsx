import type { ManualWorkoutInput } from '@hooplog/contract';
import { formatCount, LIMITS, type LocalDay } from '@hooplog/domain';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useLateResolver } from '../../lib/forms/late-schema.ts';
import { useFormDraft } from '../../lib/session/use-form-draft.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { NEW_EXERCISE, parseMinutes } from './exercises-values.ts';

interface ExercisesFormProps {
  readonly start: ManualWorkoutInput;
  readonly today: LocalDay;
  /** What the button says while it is not saving. */
  readonly saveLabel: string;
  readonly isSaving: boolean;
  /** What measures an exercise, above them all; it is given what fills in the last one's minutes. */
  readonly measuring?: (fill: (minutes: number) => void) => ReactNode;
  readonly onSave: (values: ManualWorkoutInput) => void;
  readonly onCancel: () => void;
}

const loadSchema = async () => (await import('./exercises-schema.ts')).exercisesSchema;

/** A workout of timed exercises, to be logged or corrected. */
export function ExercisesForm(props: ExercisesFormProps) {
  const { start, today, saveLabel, isSaving, measuring, onSave, onCancel } = props;
  const form = useForm({
    resolver: useLateResolver(loadSchema, { raw: true }),
    defaultValues: start,
  });
  useFormDraft(`exercises.${JSON.stringify(start)}`, form);
  const { register, control, handleSubmit, setValue, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'exercises' });
  const exercises = useWatch({ control, name: 'exercises' });
  const minutes = exercises.reduce((sum, { duration }) => sum + parseMinutes(duration), 0);
  const { errors } = formState;
  const fill = (duration: number) => {
    const choices = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue(`exercises.${fields.length - 1}.duration`, duration, choices);
  };
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field label="Workout Date" error={errors.workoutDate?.message}>
        {(field) => <Input {...field} type="date" max={today} {...register('workoutDate')} />}
      </Field>
      {measuring?.(fill)}
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
        <Button variant="secondary" size="lg" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="lg" pending={isSaving}>
          {isSaving ? 'Saving...' : saveLabel}
        </Button>
      </div>
    </form>
  );
}
