import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { type AskedHere, forgetAsked, noteAsked, whenSignedInElsewhere } from './asked-here.ts';
import { CODE_WORDS } from './code-text.ts';
import type { CodesGo } from './sign-in-methods.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface CodeStepProps {
  readonly email: string;
  /** The address completes a sign-in at a provider that supplied none. */
  readonly forPending: boolean;
  readonly codesGo: CodesGo;
  /** Path on this site to return to. */
  readonly returnTo: string;
  readonly onOtherEmail: () => void;
}

/** Twelve digits in three groups, with spaces. */
const MAX_LENGTH = 14;
/** Six digits may be the first half of twelve; milliseconds to wait for the next digit before they are sent. */
const NEXT_DIGIT_MS = 600;

/** Milliseconds to wait before a code counts as complete; null while it is incomplete. */
function waitOf(digits: string): number | null {
  if (digits.length === 12) return 0;
  return digits.length === 6 ? NEXT_DIGIT_MS : null;
}

const loadSchema = async () => (await contractSchemas()).emailCodeInputSchema.pick({ code: true });

function useVerify(email: string, forPending: boolean) {
  const send = (code: string) => {
    const body = { email, code, timeZone: deviceTimeZone(), forPending };
    return call('POST /api/auth/email/verify', { body });
  };
  return useChange(send, { failed: null, answers: currentUserQuery, onDone: forgetAsked });
}

const useSendAgain = (email: string, codesGo: CodesGo, onAsked: () => void) =>
  useChange(() => call('POST /api/auth/email/start', { body: { email } }), {
    failed: t('The code could not be sent. Please try again.'),
    onDone: () => {
      onAsked();
      toast({ title: t('New code'), description: CODE_WORDS[codesGo].again(email) });
    },
  });

/**
 * Lets the mailed link sign in by itself in this browser, and continues here as well once it has done so in another
 * tab. Returns a function that notes that another code was requested.
 */
function useLinkOfMail({ returnTo, forPending }: AskedHere) {
  const client = useQueryClient();
  const note = useCallback(() => {
    noteAsked({ returnTo, forPending });
  }, [returnTo, forPending]);
  useEffect(note, [note]);
  useEffect(
    () => whenSignedInElsewhere(() => void client.refetchQueries(currentUserQuery)),
    [client],
  );
  return note;
}

/** Second step: the code. If it is right, this browser is signed in as that user. */
export function CodeStep(props: CodeStepProps) {
  const { email, forPending, codesGo, returnTo, onOtherEmail } = props;
  const noteHere = useLinkOfMail({ returnTo, forPending });
  const verify = useVerify(email, forPending);
  const sendAgain = useSendAgain(email, codesGo, noteHere);
  const form = useRef<HTMLFormElement>(null);
  /** The code sent last, which is not sent again automatically. */
  const sentRef = useRef<string | null>(null);
  const { values, errors, onSubmit, text } = useForm({
    start: { code: '' },
    load: loadSchema,
    send: ({ code }) => {
      sentRef.current = code;
      return verify.mutateAsync(code);
    },
  });
  useEffect(() => {
    const code = values.code.replaceAll(/\D/g, '');
    const wait = waitOf(code);
    if (wait === null) return;
    const timer = setTimeout(() => {
      if (sentRef.current !== code) form.current?.requestSubmit();
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [values.code]);
  const failure =
    verify.error === null
      ? undefined
      : userMessage(verify.error, t('The code could not be checked. Please try again.'));
  return (
    <form ref={form} noValidate className="space-y-5" onSubmit={onSubmit}>
      <Field
        label={t('Sign-in code')}
        hint={CODE_WORDS[codesGo].hint(email)}
        error={errors.get('code') ?? failure}
      >
        {(control) => (
          <Input
            {...control}
            {...text('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={MAX_LENGTH}
            className="min-h-14 text-center text-2xl font-bold tracking-[0.4em] figures"
          />
        )}
      </Field>
      <Button type="submit" size="lg" className="w-full" pending={verify.isPending}>
        {verify.isPending ? t('Signing in...') : t('Sign in')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={onOtherEmail}>
          {t('Use another e-mail')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={sendAgain.isPending}
          onClick={() => {
            sendAgain.mutate();
          }}
        >
          {t('Send a new code')}
        </Button>
      </div>
    </form>
  );
}
