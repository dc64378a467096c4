import { t } from '@hooplog/language';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const ApiTokensDialog = lazyDialog(
  async () => (await import('./api-tokens-dialog.tsx')).ApiTokensDialog,
);

/** For players who write programs: what lets these in. */
export function ScriptsCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="scripts">
      <CardHeading
        id="scripts"
        description={t('Let programs that you wrote read your workouts, or save new ones.')}
      >
        {t('Scripts of your own')}
      </CardHeading>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <KeyRound aria-hidden /> {t('API tokens')}
      </Button>
      {isOpen && (
        <ApiTokensDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Card>
  );
}
