import { t } from '@hooplog/language';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const PasskeysDialog = lazyDialog(
  async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog,
);

/** Leads to the ways to sign in that need no mail. */
export function PasskeysCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="passkeys">
      <CardHeading
        id="passkeys"
        description={t(
          'Sign in with your fingerprint, your face or your screen lock, without waiting for a code.',
        )}
      >
        {t('Passkeys')}
      </CardHeading>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Fingerprint aria-hidden /> {t('Manage passkeys')}
      </Button>
      {isOpen && (
        <PasskeysDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Card>
  );
}
