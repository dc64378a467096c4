import { t } from '@hooplog/language';
import { Fingerprint } from 'lucide-react';
import { DialogRow } from '../../components/ui/dialog-row.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const PasskeysDialog = lazyDialog(
  async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog,
);

/** Opens the passkeys, which sign in without mail. */
export const PasskeysRow = () => (
  <DialogRow
    icon={Fingerprint}
    name={t('Passkeys')}
    text={t(
      'Sign in with your fingerprint, your face or your screen lock, without waiting for a code.',
    )}
  >
    {(onClose) => <PasskeysDialog onClose={onClose} />}
  </DialogRow>
);
