import type { ApiToken } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UsedKeyRow } from '../../components/account/used-key-row.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { NewToken } from './new-token.tsx';
import { ShownSecret } from './shown-secret.tsx';

const LOADING = (
  <div role="status" aria-label={t('Loading your tokens')}>
    <Skeleton className="mt-4 h-24" />
  </div>
);

function factOf({ scope, createdAt }: ApiToken, timeZone: string): string {
  const day = formatDay(createdAt, timeZone);
  return scope === 'read'
    ? t('Reads · made {day}', { day })
    : t('Reads and writes · made {day}', { day });
}

function Token({ token }: { readonly token: ApiToken }) {
  const timeZone = useTimeZone();
  const { id, name, lastUsedAt } = token;
  const { mutate, isPending } = useChange(callOf('DELETE /api/tokens/:id'), {
    title: t('Failed to revoke {name}', { name }),
    failed: t('Please try again.'),
    refresh: ['/api/tokens'],
  });
  return (
    <UsedKeyRow
      name={name}
      fact={factOf(token, timeZone)}
      lastUsedAt={lastUsedAt}
      deed={t('Revoke')}
      deedLabel={t('Revoke {name}', { name })}
      pending={isPending}
      onEnd={() => {
        mutate({ params: { id } });
      }}
    />
  );
}

/** Creates and revokes the player's tokens; a new token is shown once. */
export function ApiTokensDialog({ onClose }: { readonly onClose: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  // A script may have used a token since.
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
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="mt-4 text-sm text-muted">{t('You have no tokens yet.')}</p>
          ) : (
            <ul className="mt-4 divide-y divide-line">
              {tokens.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
