import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { LostMailbox } from './lost-mailbox.tsx';

const loadSchema = async () => (await contractSchemas()).emailInputSchema;

interface NewAddressStepProps {
  /** The present one. */
  readonly email: string;
  /** Codes are on their way to the present address and to this one. */
  readonly onSent: (to: string) => void;
}

/** First step: the new address. */
export function NewAddressStep({ email, onSent }: NewAddressStepProps) {
  const { mutateAsync, isPending, error } = useChange(callOf('POST /api/auth/email/change'), {
    failed: null,
    onDone: (_, { body }) => {
      onSent(body.email);
    },
  });
  const { errors, onSubmit, text } = useForm({
    start: { email: '' },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure =
    error === null
      ? undefined
      : userMessage(error, t('The codes could not be sent. Please try again.'));
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      <p className="text-sm text-muted">
        {t(
          'We mail a code to {email} and another one to the new address. Open invitations stay with the old address: answer them first.',
          { email },
        )}
      </p>
      <Field label={t('New e-mail')} error={errors.get('email') ?? failure}>
        {(control) => (
          <Input
            {...control}
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" className="w-full" pending={isPending}>
        {t('Send both codes')}
      </Button>
      <LostMailbox email={email} />
    </form>
  );
}
