import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';

/** The text fields of a squad. */
interface SquadText {
  readonly name: string;
  readonly description: string;
}

interface SquadFormProps {
  readonly initial: SquadText;
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly pending: boolean;
  readonly onText: (text: SquadText) => Promise<unknown>;
}

const loadSchema = async () => (await contractSchemas()).groupInputSchema;

/** Name and description of a new or existing squad. */
export function SquadForm({ initial, submit, pending, onText }: SquadFormProps) {
  const { errors, text, onSubmit } = useForm({
    name: `squad.${initial.name}`,
    start: initial,
    load: loadSchema,
    send: (_made, typed) => onText(typed),
  });
  return (
    <form noValidate className="space-y-4" onSubmit={onSubmit}>
      <Field label={t('Squad Name')} error={errors.get('name')}>
        {(control) => (
          <Input
            {...control}
            maxCharacters={LIMITS.GROUP_NAME_MAX}
            autoComplete="off"
            {...text('name')}
          />
        )}
      </Field>
      <Field label={t('Description (Optional)')} error={errors.get('description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxCharacters={LIMITS.GROUP_DESCRIPTION_MAX}
            {...text('description')}
          />
        )}
      </Field>
      <Button type="submit" className="w-full" pending={pending}>
        {pending ? submit.pendingLabel : submit.label}
      </Button>
    </form>
  );
}
