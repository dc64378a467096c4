import type { ApiToken } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay, formatDayAndTime } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { NewToken } from './new-token.tsx';
import { ShownSecret } from './shown-secret.tsx';

const LOADING = (
  <div role="status" aria-label={t('Loading your tokens')}>
    <Skeleton className="h-24" />
  </div>
);

const SCOPES: Readonly<Record<ApiToken['scope'], string>> = {
  read: t('Reads'),
  write: t('Reads and writes'),
};

function Token({ token }: { readonly token: ApiToken }) {
  const timeZone = useTimeZone();
  const { name, scope, createdAt, lastUsedAt } = token;
  const { mutate, isPending } = useChange(callOf('DELETE /api/tokens/:id'), {
    title: t('Failed to revoke {name}', { name }),
    failed: t('Please try again.'),
    refresh: ['/api/tokens'],
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {SCOPES[scope]} · {t('made {day}', { day: formatDay(createdAt, timeZone) })}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt === null
            ? t('Never used')
            : t('Last used {when}', { when: formatDayAndTime(lastUsedAt, timeZone) })}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('Revoke {name}', { name })}
        pending={isPending}
        onClick={() => {
          mutate({ params: { id: token.id } });
        }}
      >
        {t('Revoke')}
      </Button>
    </li>
  );
}

/** The tokens of the player: one is made, shown once, and revoked here. */
export function ApiTokensDialog({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  // A script may have used one since.
  const query = useQuery({ ...queryOf('GET /api/tokens'), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t('API tokens')}>
      <p className="mb-4 text-sm text-muted">
        {t(
          'A program that has a token of yours can do in your name what the token allows. Signing out does not end it; revoking does, at once.',
        )}
      </p>
      {made === null ? (
        <NewToken onMade={setMade} />
      ) : (
        <ShownSecret label={t('Your new token')} secret={made} />
      )}
      <Loaded query={query} title={t('Your tokens could not be loaded')} skeleton={LOADING}>
        {(tokens) => (
          <ul className="mt-4 divide-y divide-line">
            {tokens.map((token) => (
              <Token key={token.id} token={token} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}
