import { t } from '@hooplog/language';
import { KeyRound, Webhook } from 'lucide-react';
import { DialogRow } from '../../components/ui/dialog-row.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const ApiTokensDialog = lazyDialog(
  async () => (await import('./api-tokens-dialog.tsx')).ApiTokensDialog,
);

const WebhooksDialog = lazyDialog(
  async () => (await import('./webhooks-dialog.tsx')).WebhooksDialog,
);

/** API access and webhooks, for players who write programs. */
export const ScriptsRows = () => (
  <>
    <DialogRow
      icon={KeyRound}
      name={t('API tokens')}
      text={t('Your own programs can read your workouts and save new ones.')}
    >
      {(onClose) => <ApiTokensDialog onClose={onClose} />}
    </DialogRow>
    <DialogRow
      icon={Webhook}
      name={t('Webhooks')}
      text={t('Your own programs are notified of every finished workout.')}
    >
      {(onClose) => <WebhooksDialog onClose={onClose} />}
    </DialogRow>
  </>
);
