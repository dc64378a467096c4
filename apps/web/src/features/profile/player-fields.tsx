import {
  inchesToCentimetres,
  LIMITS,
  POSITION_NAMES,
  SKILL_LEVEL_NAMES,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { ageHint, heightHint } from './hints.ts';
import type { ProfileFormValues } from './profile-form-values.ts';

interface FieldsProps {
  readonly form: Pick<Form<ProfileFormValues>, 'values' | 'errors' | 'text'>;
}

interface PlayerFieldsProps extends FieldsProps {
  readonly today: LocalDay;
  /** Whether the name field has the focus at first. */
  readonly beginsWithName: boolean;
}

interface GameFieldsProps extends FieldsProps {
  readonly units: Units;
}

/** Unit and range of the height field. */
const HEIGHT_UNIT: Readonly<Record<Units, { label: string; min: number; max: number }>> = {
  imperial: {
    label: t('Height (inches)'),
    min: LIMITS.HEIGHT_MIN_INCHES,
    max: LIMITS.HEIGHT_MAX_INCHES,
  },
  metric: {
    label: t('Height (cm)'),
    min: inchesToCentimetres(LIMITS.HEIGHT_MIN_INCHES),
    max: inchesToCentimetres(LIMITS.HEIGHT_MAX_INCHES),
  },
};

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">{t('Choose…')}</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Fields about the player. */
export function PlayerFields({ form, today, beginsWithName }: PlayerFieldsProps) {
  const { values, errors, text } = form;
  return (
    <>
      <Field
        label={t('Display Name')}
        hint={t('This is how other players will see you.')}
        error={errors.get('displayName')}
      >
        {(control) => (
          <Input
            {...control}
            {...text('displayName')}
            maxCharacters={LIMITS.DISPLAY_NAME_MAX}
            autoComplete="nickname"
            autoFocus={beginsWithName}
            required
          />
        )}
      </Field>
      <Field
        label={t('Birthday')}
        hint={ageHint(values.birthday, today)}
        error={errors.get('birthday')}
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
    </>
  );
}

/** Fields about their game; all are optional. */
export function GameFields({ form, units }: GameFieldsProps) {
  const { values, errors, text } = form;
  const { label, min, max } = HEIGHT_UNIT[units];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('Position')} error={errors.get('position')}>
          {(control) => (
            <Select {...control} {...text('position')}>
              <Options names={POSITION_NAMES} />
            </Select>
          )}
        </Field>
        <Field label={t('Skill Level')} error={errors.get('skillLevel')}>
          {(control) => (
            <Select {...control} {...text('skillLevel')}>
              <Options names={SKILL_LEVEL_NAMES} />
            </Select>
          )}
        </Field>
      </div>
      <Field label={label} hint={heightHint(values.height, units)} error={errors.get('height')}>
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
