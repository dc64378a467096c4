import { t } from '@hooplog/language';
import { EmailForm } from '../../components/account/email-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { callOf } from '../../lib/queries/use-change.ts';

interface EmailStepProps {
  readonly initialEmail: string;
  /** A code was sent to this address. */
  readonly onSent: (email: string) => void;
}

/** First step: the address for the code. */
export const EmailStep = ({ initialEmail, onSent }: EmailStepProps) => (
  <EmailForm
    label={t('E-mail')}
    initialEmail={initialEmail}
    input={{ autoComplete: 'email webauthn', placeholder: 'you@example.com' }}
    send={callOf('POST /api/auth/email/start')}
    failed={t('The code could not be sent. Please try again.')}
    onSent={onSent}
  >
    {(isPending) => (
      <Button type="submit" size="lg" className="w-full" pending={isPending}>
        {isPending ? t('Sending...') : t('Send code')}
      </Button>
    )}
  </EmailForm>
);
