import type { ManualWorkoutInput } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { NEW_EXERCISE, withLastDuration } from './exercises-values.ts';

interface ExercisesFormProps {
  readonly start: ManualWorkoutInput;
  readonly today: LocalDay;
  /** Text of the button while it is not saving. */
  readonly saveLabel: string;
  readonly isSaving: boolean;
  /** The stopwatch above all exercises; it receives a function that fills in the last one's minutes. */
  readonly measuring?: (fill: (minutes: number) => void) => ReactNode;
  /** Its promise lasts while it is being saved. */
  readonly onSave: (values: ManualWorkoutInput) => unknown;
  readonly onCancel: () => void;
}

const loadSchema = async () => (await import('./exercises-schema.ts')).exercisesSchema;

/** The form of a workout of timed exercises, new or saved. */
export function ExercisesForm(props: ExercisesFormProps) {
  const { start, today, saveLabel, isSaving, measuring, onSave, onCancel } = props;
  const { values, errors, change, text, onSubmit } = useForm({
    name: `exercises.${JSON.stringify(start)}`,
    start: { ...start, notes: start.notes ?? '' },
    load: loadSchema,
    send: (_made, typed) => onSave(typed),
  });
  const { exercises } = values;
  // A row that was just added gets the focus.
  const [added, setAdded] = useState<number | null>(null);
  const minutes = exercises.reduce(
    (sum, { duration }) => sum + Math.max(0, Math.trunc(duration)),
    0,
  );
  const fill = (duration: number) => {
    change(withLastDuration(values, duration));
  };
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      <Field label={t('Workout Date')} error={errors.get('workoutDate')}>
        {(field) => <Input {...field} type="date" max={today} {...text('workoutDate')} />}
      </Field>
      {measuring?.(fill)}
      <fieldset>
        <div className="mb-2 flex items-end justify-between gap-3">
          <legend className="contents">
            <span className="text-sm font-semibold">{t('Exercises')}</span>
          </legend>
          <p className="text-sm text-muted figures">
            {t('{minutes, number} min in all', { minutes })}
          </p>
        </div>
        <ul className="space-y-3">
          {exercises.map((exercise, index) => (
            <ExerciseRow
              key={index}
              index={index}
              exercise={exercise}
              errors={errors}
              isAdded={index === added}
              onChange={(changed) => {
                change({ exercises: exercises.with(index, changed) });
              }}
              onRemove={
                exercises.length === 1
                  ? undefined
                  : () => {
                      change({ exercises: exercises.toSpliced(index, 1) });
                    }
              }
            />
          ))}
        </ul>
        <Button
          variant="secondary"
          className="mt-3 w-full"
          disabled={exercises.length >= LIMITS.MAX_EXERCISES}
          onClick={() => {
            setAdded(exercises.length);
            change({ exercises: [...exercises, { ...NEW_EXERCISE }] });
          }}
        >
          <Plus aria-hidden /> {t('Add Exercise')}
        </Button>
      </fieldset>
      <Field label={t('Notes')} error={errors.get('notes')}>
        {(field) => (
          <Textarea
            {...field}
            rows={LIMITS.NOTES_ROWS}
            maxCharacters={LIMITS.NOTES_MAX}
            placeholder={t('How did you feel? What did you work on?')}
            {...text('notes')}
          />
        )}
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="lg" className="grow" pending={isSaving}>
          {isSaving ? t('Saving...') : saveLabel}
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
