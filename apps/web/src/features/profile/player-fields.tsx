import {
  inchesToCentimetres,
  LIMITS,
  POSITIONS,
  SKILL_LEVELS,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { ageHint, heightHint } from './hints.ts';
import type { ProfileFormValues } from './profile-form-values.ts';

interface PlayerFieldsProps {
  readonly register: UseFormRegister<ProfileFormValues>;
  readonly errors: FieldErrors<ProfileFormValues>;
  readonly today: LocalDay;
  /** What birthday and height hold now, for the hints. */
  readonly birthday: string;
  readonly height: string;
  readonly units: Units;
}

/** What the height is typed in. */
const HEIGHT_UNIT: Readonly<Record<Units, { label: string; min: number; max: number }>> = {
  imperial: {
    label: 'Height (inches)',
    min: LIMITS.HEIGHT_MIN_INCHES,
    max: LIMITS.HEIGHT_MAX_INCHES,
  },
  metric: {
    label: 'Height (cm)',
    min: inchesToCentimetres(LIMITS.HEIGHT_MIN_INCHES),
    max: inchesToCentimetres(LIMITS.HEIGHT_MAX_INCHES),
  },
};

function Options({ values }: { readonly values: readonly string[] }) {
  return (
    <>
      <option value="">Choose…</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  );
}

/** Who the player is. */
export function PlayerFields({
  register,
  errors,
  today,
  birthday,
  height,
  units,
}: PlayerFieldsProps) {
  const { label, min, max } = HEIGHT_UNIT[units];
  return (
    <>
      <Field
        label="Display Name"
        hint="This is how other players will see you."
        error={errors.displayName?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('displayName')}
            maxLength={LIMITS.DISPLAY_NAME_MAX}
            autoComplete="nickname"
            required
          />
        )}
      </Field>
      <Field label="Birthday" hint={ageHint(birthday, today)} error={errors.birthday?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('birthday')}
            type="date"
            min={LIMITS.EARLIEST_BIRTHDAY}
            max={today}
            autoComplete="bday"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Position" error={errors.position?.message}>
          {(control) => (
            <Select {...control} {...register('position')}>
              <Options values={POSITIONS} />
            </Select>
          )}
        </Field>
        <Field label="Skill Level" error={errors.skillLevel?.message}>
          {(control) => (
            <Select {...control} {...register('skillLevel')}>
              <Options values={SKILL_LEVELS} />
            </Select>
          )}
        </Field>
      </div>
      <Field label={label} hint={heightHint(height, units)} error={errors.height?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('height')}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
          />
        )}
      </Field>
    </>
  );
}
