import { t } from '@hooplog/language';
import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { BothCodesStep } from './both-codes-step.tsx';
import { NewAddressStep } from './new-address-step.tsx';

interface EmailChangeDialogProps {
  /** The current address. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the address of the account, confirmed by codes from both mailboxes. */
export function EmailChangeDialog({ email, onClose }: EmailChangeDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('Change e-mail')}>
      {to === null ? (
        <NewAddressStep email={email} onSent={setTo} />
      ) : (
        <BothCodesStep
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
