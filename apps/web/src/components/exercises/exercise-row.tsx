import type { ManualWorkoutInput } from '@hooplog/contract';
import { EXERCISE_TYPES, LIMITS } from '@hooplog/domain';
import { Trash2 } from 'lucide-react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { parseMinutes } from './exercises-values.ts';

interface ExerciseRowProps {
  readonly index: number;
  readonly register: UseFormRegister<ManualWorkoutInput>;
  readonly errors: FieldErrors<ManualWorkoutInput['exercises'][number]> | undefined;
  /** Undefined for the only row, which stays. */
  readonly onRemove: (() => void) | undefined;
}

/** One exercise: what, and for how long. */
export function ExerciseRow({ index, register, errors, onRemove }: ExerciseRowProps) {
  return (
    <li
      aria-label={`Exercise ${index + 1}`}
      className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-2 gap-y-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_9rem_2.75rem]"
    >
      <Field
        label="Exercise Type"
        className="col-span-2 sm:col-span-1"
        error={errors?.exerciseType?.message}
      >
        {(control) => (
          <Select {...control} {...register(`exercises.${index}.exerciseType`)}>
            {EXERCISE_TYPES.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Duration (minutes)" error={errors?.duration?.message}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={LIMITS.EXERCISE_MIN_MINUTES}
            step={1}
            {...register(`exercises.${index}.duration`, { setValueAs: parseMinutes })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove exercise ${index + 1}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
