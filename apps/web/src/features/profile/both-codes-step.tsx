import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { ApiError, userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { LostMailbox } from './lost-mailbox.tsx';

const loadSchema = async () => (await contractSchemas()).emailChangeInputSchema;

/** Six digits, plus a space that may be pasted with them. */
const MAX_LENGTH = 7;

interface BothCodesStepProps {
  /** The current address. */
  readonly email: string;
  /** The new address. */
  readonly to: string;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** Second step: the codes sent to both mailboxes. */
export function BothCodesStep({ email, to, onOther, onDone }: BothCodesStepProps) {
  const methods = useQuery(queryOf('GET /api/auth/methods'));
  const { mutateAsync, isPending, error } = useChange(
    callOf('POST /api/auth/email/change/finish'),
    {
      failed: null,
      answers: currentUserQuery,
      refresh: ['/api/auth/sessions'],
      onDone: (user) => {
        toast({
          title: t('Your address is {email} now', { email: user.email }),
          description: t('Your other devices were signed out.'),
        });
        onDone();
      },
    },
  );
  const { errors, onSubmit, text } = useForm({
    start: { oldCode: '', newCode: '' },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const refused = error instanceof ApiError ? error.body?.fields : undefined;
  const wrong = (field: 'oldCode' | 'newCode') => errors.get(field) ?? refused?.[field];
  const failure =
    error === null || wrong('oldCode') !== undefined || wrong('newCode') !== undefined
      ? null
      : userMessage(error, t('The codes could not be checked. Please try again.'));
  const code = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: MAX_LENGTH,
  } as const;
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      {methods.data?.codesGo === 'screen' && (
        <p className="rounded-control bg-sunken p-3 text-sm">
          {t(
            'No mail server is set up here: both codes are on the screen of the machine that runs Hooplog.',
          )}
        </p>
      )}
      <Field
        label={t('Code to your present address')}
        hint={t('Mailed to {email}. It is good for 30 minutes.', { email })}
        error={wrong('oldCode')}
      >
        {(control) => <Input {...control} {...text('oldCode')} {...code} autoFocus />}
      </Field>
      <Field
        label={t('Code to your new address')}
        hint={t('Mailed to {email}.', { email: to })}
        error={wrong('newCode')}
      >
        {(control) => <Input {...control} {...text('newCode')} {...code} />}
      </Field>
      {failure !== null && (
        <p role="alert" className="text-sm font-medium text-missed">
          {failure}
        </p>
      )}
      <p className="text-sm text-muted">
        {t('Then all your other devices are signed out. Passkeys and API tokens stay.')}
      </p>
      <Button type="submit" className="w-full" pending={isPending}>
        {t('Change address')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onOther}>
        {t('Use another address')}
      </Button>
      <LostMailbox email={email} />
    </form>
  );
}
