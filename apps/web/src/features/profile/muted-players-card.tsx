import { t } from '@hooplog/language';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const MutedPlayersDialog = lazyDialog(
  async () => (await import('./muted-players-dialog.tsx')).MutedPlayersDialog,
);

/** Leads to whom the player muted. */
export function MutedPlayersCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="muted-players">
      <CardHeading
        id="muted-players"
        description={t('You see none of their messages, in any chat. They are not told.')}
      >
        {t('Muted players')}
      </CardHeading>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('Show muted players')}
      </Button>
      {isOpen && (
        <MutedPlayersDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </Card>
  );
}
