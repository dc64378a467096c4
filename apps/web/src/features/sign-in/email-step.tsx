import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';

interface EmailStepProps {
  readonly initialEmail: string;
  /** The code is on its way to this address. */
  readonly onSent: (email: string) => void;
}

const loadSchema = async () => (await contractSchemas()).emailInputSchema;

/** First step: where to mail the code. */
export function EmailStep({ initialEmail, onSent }: EmailStepProps) {
  const { mutateAsync, isPending, error } = useChange(callOf('POST /api/auth/email/start'), {
    failed: null,
    onDone: (_, { body }) => {
      onSent(body.email);
    },
  });
  const { errors, onSubmit, text } = useForm({
    start: { email: initialEmail },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure =
    error === null
      ? undefined
      : userMessage(error, t('The code could not be sent. Please try again.'));
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      <Field label={t('E-mail')} error={errors.get('email') ?? failure}>
        {(control) => (
          <Input
            {...control}
            {...text('email')}
            type="email"
            inputMode="email"
            autoComplete="email webauthn"
            placeholder="you@example.com"
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" size="lg" className="w-full" pending={isPending}>
        {isPending ? t('Sending...') : t('Send code')}
      </Button>
    </form>
  );
}
