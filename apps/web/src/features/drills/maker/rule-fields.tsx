import { SHOT_KINDS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { KIND_NAMES } from '../../../components/kinds/kind-names-text.ts';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import type { DrillDraft } from './drill-draft.ts';

const RULES: readonly (readonly [rule: DrillDraft['rule'], name: string])[] = [
  ['shots', t('A number of shots from each spot')],
  ['makes', t('Makes from each spot to move on')],
  ['in_a_row', t('Makes in a row to move on')],
];

type NumberName = 'shots' | 'rounds' | 'makes' | 'aim';

interface FieldsProps {
  readonly form: Form<DrillDraft>;
}

interface NumberFieldProps extends FieldsProps {
  readonly name: NumberName;
  readonly label: string;
  readonly hint?: string;
}

const NumberField = ({ form, name, label, ...hint }: NumberFieldProps) => (
  <Field label={label} error={form.errors.get(name)} {...hint}>
    {(control) => (
      <Input {...control} type="number" inputMode="numeric" min={1} {...form.text(name)} />
    )}
  </Field>
);

/** When to move to the next spot, with the numbers of that rule, and the target result. */
export function RuleFields({ form }: FieldsProps) {
  const isShots = form.values.rule === 'shots';
  return (
    <>
      <Field label={t('Rule')} error={form.errors.get('rule')}>
        {(control) => (
          <Select {...control} {...form.text('rule')}>
            {RULES.map(([rule, name]) => (
              <option key={rule} value={rule}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        {isShots ? (
          <>
            <NumberField form={form} name="shots" label={t('Shots a visit')} />
            <NumberField form={form} name="rounds" label={t('Times around')} />
          </>
        ) : (
          <NumberField form={form} name="makes" label={t('Makes a spot')} />
        )}
        <NumberField
          form={form}
          name="aim"
          label={t('Target (Optional)')}
          hint={isShots ? t('Makes to reach') : t('At most so many shots')}
        />
      </div>
      <Field
        label={t('Kind of shot (Optional)')}
        hint={t('All shots of the drill are marked with it')}
        error={form.errors.get('shotKind')}
      >
        {(control) => (
          <Select {...control} {...form.text('shotKind')}>
            <option value="">{t('Any kind')}</option>
            {SHOT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
