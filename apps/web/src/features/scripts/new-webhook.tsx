import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

const loadSchema = async () => (await contractSchemas()).webhookInputSchema;

/** Form to add a webhook. */
export function NewWebhook({ onMade }: { readonly onMade: (secret: string) => void }) {
  const { mutateAsync, isPending, error } = useChange(callOf('POST /api/webhooks'), {
    failed: null,
    refresh: ['/api/webhooks'],
    onDone: ({ secret }) => {
      onMade(secret);
    },
  });
  const { errors, onSubmit, text } = useForm({
    start: { url: '' },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure =
    error === null
      ? undefined
      : userMessage(error, t('The webhook could not be made. Please try again.'));
  return (
    <form noValidate className="space-y-4" onSubmit={onSubmit}>
      <Field label={t('Address')} error={errors.get('url') ?? failure}>
        {(control) => (
          <Input
            {...control}
            {...text('url')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" className="w-full" pending={isPending}>
        {t('Make Webhook')}
      </Button>
    </form>
  );
}
