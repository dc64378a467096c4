import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { ApiError, userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

const loadAddress = async () => (await contractSchemas()).emailInputSchema;
const loadCodes = async () => (await contractSchemas()).emailChangeInputSchema;

/** For whoever reads the old mailbox no more. */
function LostMailbox({ email }: { readonly email: string }) {
  return (
    <p className="text-sm text-muted">
      {rich(
        'You can no longer read mails to {email}? Then <link>ask the operator</link>, who can change the address once they are sure that the account is yours.',
        {
          email,
          link: (text) => (
            <a href="/contact" className="underline">
              {text}
            </a>
          ),
        },
      )}
    </p>
  );
}

interface StepProps {
  /** The present one. */
  readonly email: string;
}

/** First step: the new address. */
function AddressStep({ email, onSent }: StepProps & { readonly onSent: (to: string) => void }) {
  const { mutateAsync, isPending, error } = useChange(callOf('POST /api/auth/email/change'), {
    failed: null,
    onDone: (_, { body }) => {
      onSent(body.email);
    },
  });
  const { errors, onSubmit, text } = useForm({
    start: { email: '' },
    load: loadAddress,
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

/** Six digits, with a space in them as they may be pasted. */
const LONGEST = 7;

interface CodesStepProps extends StepProps {
  readonly to: string;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** Second step: what both mailboxes got. */
function CodesStep({ email, to, onOther, onDone }: CodesStepProps) {
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
    load: loadCodes,
    send: (body) => mutateAsync({ body }),
  });
  const refused = error instanceof ApiError ? error.body?.fields : undefined;
  const wrong = (field: 'oldCode' | 'newCode') => errors.get(field) ?? refused?.[field];
  const failure =
    error === null || wrong('oldCode') !== undefined || wrong('newCode') !== undefined
      ? null
      : userMessage(error, t('The codes could not be checked. Please try again.'));
  const code = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: LONGEST } as const;
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

interface EmailChangeDialogProps extends StepProps {
  readonly onClose: () => void;
}

/** Gives the account another address, by codes of both mailboxes. */
export function EmailChangeDialog({ email, onClose }: EmailChangeDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('Change e-mail')}>
      {to === null ? (
        <AddressStep email={email} onSent={setTo} />
      ) : (
        <CodesStep
          email={email}
          to={to}
          onOther={() => {
            setTo(null);
          }}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
