import {
  inchesToCentimetres,
  LIMITS,
  POSITIONS,
  SKILL_LEVELS,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { Fields } from '../../lib/forms/use-fields.ts';
import { ageHint, heightHint } from './hints.ts';
import type { ProfileFormValues } from './profile-form-values.ts';

interface PlayerFieldsProps {
  readonly form: Pick<Fields<ProfileFormValues>, 'values' | 'problems' | 'text'>;
  readonly today: LocalDay;
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
export function PlayerFields({ form, today, units }: PlayerFieldsProps) {
  const { values, problems, text } = form;
  const { label, min, max } = HEIGHT_UNIT[units];
  return (
    <>
      <Field
        label="Display Name"
        hint="This is how other players will see you."
        error={problems.get('displayName')}
      >
        {(control) => (
          <Input
            {...control}
            {...text('displayName')}
            maxCharacters={LIMITS.DISPLAY_NAME_MAX}
            autoComplete="nickname"
            required
          />
        )}
      </Field>
      <Field
        label="Birthday"
        hint={ageHint(values.birthday, today)}
        error={problems.get('birthday')}
      >
        {(control) => (
          <Input
            {...control}
            {...text('birthday')}
            type="date"
            min={LIMITS.EARLIEST_BIRTHDAY}
            max={today}
            autoComplete="bday"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Position" error={problems.get('position')}>
          {(control) => (
            <Select {...control} {...text('position')}>
              <Options values={POSITIONS} />
            </Select>
          )}
        </Field>
        <Field label="Skill Level" error={problems.get('skillLevel')}>
          {(control) => (
            <Select {...control} {...text('skillLevel')}>
              <Options values={SKILL_LEVELS} />
            </Select>
          )}
        </Field>
      </div>
      <Field label={label} hint={heightHint(values.height, units)} error={problems.get('height')}>
        {(control) => (
          <Input
            {...control}
            {...text('height')}
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
