import type { ApiTokenScope } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceRow } from '../../components/ui/choice-row.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

const SCOPES = [
  { value: 'read', name: t('Read') },
  { value: 'write', name: t('Read and write') },
] as const;

const START: { readonly name: string; readonly scope: ApiTokenScope } = { name: '', scope: 'read' };

const loadSchema = async () => (await contractSchemas()).apiTokenInputSchema;

/** Form to create a token. */
export function NewToken({ onMade }: { readonly onMade: (token: string) => void }) {
  const { mutateAsync, isPending, error } = useChange(callOf('POST /api/tokens'), {
    failed: null,
    refresh: ['/api/tokens'],
    onDone: ({ token }) => {
      onMade(token);
    },
  });
  const { values, errors, change, onSubmit, text } = useForm({
    start: START,
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure =
    error === null
      ? undefined
      : userMessage(error, t('The token could not be made. Please try again.'));
  return (
    <form noValidate className="space-y-4" onSubmit={onSubmit}>
      <Field
        label={t('Name')}
        hint={t('What it is for, so that you recognise it later')}
        error={errors.get('name') ?? failure}
      >
        {(control) => <Input {...control} {...text('name')} autoComplete="off" />}
      </Field>
      <ChoiceRow
        label={t('It may')}
        choices={SCOPES}
        chosen={values.scope}
        onChoose={(scope) => {
          change({ scope });
        }}
      />
      <Button type="submit" className="w-full" pending={isPending}>
        {t('Make Token')}
      </Button>
    </form>
  );
}
