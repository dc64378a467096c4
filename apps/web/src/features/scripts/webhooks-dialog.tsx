import type { Webhook } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay, formatTime } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { callText } from './call-text.ts';
import { NewWebhook } from './new-webhook.tsx';
import { ShownSecret } from './shown-secret.tsx';

const LOADING = (
  <div role="status" aria-label={t('Loading your webhooks')}>
    <Skeleton className="mt-4 h-24" />
  </div>
);

function WebhookItem({ webhook }: { readonly webhook: Webhook }) {
  const timeZone = useTimeZone();
  const { url, calls } = webhook;
  const { mutate, isPending } = useChange(callOf('DELETE /api/webhooks/:id'), {
    title: t('Failed to delete the webhook'),
    failed: t('Please try again.'),
    refresh: ['/api/webhooks'],
  });
  return (
    <li className="py-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{url}</p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Delete {url}', { url })}
          disabled={isPending}
          onClick={() => {
            mutate({ params: { id: webhook.id } });
          }}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {calls.length === 0 && <p className="text-sm text-muted">{t('Not called yet')}</p>}
      <ul aria-label={t('Last calls')} className="space-y-1">
        {calls.map((call) => (
          <li key={call.id} className="flex flex-wrap justify-between gap-x-3 text-sm">
            <span>{callText(call)}</span>
            <span className="text-muted figures">
              {formatDay(call.createdAt, timeZone)} {formatTime(call.createdAt, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The player's webhooks with their last calls. */
export function WebhooksDialog({ onClose }: { readonly onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery({ ...queryOf('GET /api/webhooks'), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t('Webhooks')}>
      <p className="mb-4 text-sm text-muted">
        {t('When you finish a workout, its numbers are sent to these addresses, signed.')}
      </p>
      {secret === null ? (
        <NewWebhook onMade={setSecret} />
      ) : (
        <ShownSecret label={t('Secret of the signature')} secret={secret} />
      )}
      <Loaded query={query} title={t('Your webhooks could not be loaded')} skeleton={LOADING}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <p className="mt-4 text-sm text-muted">{t('You have no webhooks yet.')}</p>
          ) : (
            <ul className="mt-4 divide-y divide-line">
              {webhooks.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
