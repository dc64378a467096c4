import { t } from '@hooplog/language';
import { KeyRound, Webhook } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const ApiTokensDialog = lazyDialog(
  async () => (await import('./api-tokens-dialog.tsx')).ApiTokensDialog,
);

const WebhooksDialog = lazyDialog(
  async () => (await import('./webhooks-dialog.tsx')).WebhooksDialog,
);

/** For players who write programs: what lets these in. */
export function ScriptsCard() {
  const [open, setOpen] = useState<'tokens' | 'webhooks' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Card aria-labelledby="scripts">
      <CardHeading
        id="scripts"
        description={t(
          'Let programs that you wrote read your workouts, save new ones, or hear of them.',
        )}
      >
        {t('Scripts of your own')}
      </CardHeading>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('tokens');
          }}
        >
          <KeyRound aria-hidden /> {t('API tokens')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('webhooks');
          }}
        >
          <Webhook aria-hidden /> {t('Webhooks')}
        </Button>
      </div>
      {open === 'tokens' && <ApiTokensDialog onClose={close} />}
      {open === 'webhooks' && <WebhooksDialog onClose={close} />}
    </Card>
  );
}
