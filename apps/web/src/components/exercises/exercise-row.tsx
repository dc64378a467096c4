import type { ManualWorkoutInput } from '@hooplog/contract';
import { EXERCISE_NAMES, EXERCISE_TYPES, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { parseMinutes } from './exercises-values.ts';

type Exercise = ManualWorkoutInput['exercises'][number];

interface ExerciseRowProps {
  readonly index: number;
  readonly exercise: Exercise;
  readonly errors: ReadonlyMap<string, string>;
  /** Whether it was just added: it then gets the focus. */
  readonly isAdded: boolean;
  readonly onChange: (exercise: Exercise) => void;
  /** Undefined for the only row, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** One exercise: type and duration. */
export function ExerciseRow(props: ExerciseRowProps) {
  const { index, exercise, errors, isAdded, onChange, onRemove } = props;
  const name = (field: keyof Exercise) => `exercises.${index}.${field}`;
  // An empty field and a 0 both mean no minutes: the typed text stays until the stopwatch sets other minutes.
  const [typed, setTyped] = useState(String(exercise.duration));
  return (
    <li
      aria-label={t('Exercise {index}', { index: index + 1 })}
      className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-2 gap-y-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_9rem_2.75rem]"
    >
      <Field
        label={t('Exercise Type')}
        className="col-span-2 sm:col-span-1"
        error={errors.get(name('exerciseType'))}
      >
        {(control) => (
          <Select
            {...control}
            name={name('exerciseType')}
            autoFocus={isAdded}
            value={exercise.exerciseType}
            onChange={({ target }) => {
              const exerciseType = EXERCISE_TYPES.find((type) => type === target.value);
              if (exerciseType !== undefined) onChange({ ...exercise, exerciseType });
            }}
          >
            {EXERCISE_TYPES.map((type) => (
              <option key={type} value={type}>
                {EXERCISE_NAMES[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Duration (minutes)')} error={errors.get(name('duration'))}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={LIMITS.EXERCISE_MIN_MINUTES}
            step={1}
            name={name('duration')}
            value={parseMinutes(typed) === exercise.duration ? typed : exercise.duration}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange({ ...exercise, duration: parseMinutes(target.value) });
            }}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        size="icon"
        // Aligned with the controls, not their labels.
        className="mt-6.5"
        aria-label={t('Remove exercise {index}', { index: index + 1 })}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
