import { t } from '@hooplog/language';
import { EmailForm } from '../../components/account/email-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { callOf } from '../../lib/queries/use-change.ts';
import { LostMailbox } from './lost-mailbox.tsx';

interface NewAddressStepProps {
  /** The current address. */
  readonly email: string;
  /** Codes were sent to the current address and to this one. */
  readonly onSent: (to: string) => void;
}

/** First step: the new address. */
export const NewAddressStep = ({ email, onSent }: NewAddressStepProps) => (
  <EmailForm
    label={t('New e-mail')}
    input={{ autoComplete: 'off' }}
    send={callOf('POST /api/auth/email/change')}
    failed={t('The codes could not be sent. Please try again.')}
    onSent={onSent}
    intro={
      <p className="text-sm text-muted">
        {t(
          'We mail a code to {email} and another one to the new address. Open invitations stay with the old address: answer them first.',
          { email },
        )}
      </p>
    }
  >
    {(isPending) => (
      <>
        <Button type="submit" className="w-full" pending={isPending}>
          {t('Send both codes')}
        </Button>
        <LostMailbox email={email} />
      </>
    )}
  </EmailForm>
);
