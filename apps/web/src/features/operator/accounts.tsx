import type { OperatedUser } from '@hooplog/contract';
import { formatDecimal } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { formatDay, formatLocalDay } from '../../lib/format/dates.ts';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { AccountDialog, type AccountAct } from './account-dialog.tsx';
import { SearchBox } from './search-box.tsx';

const MEGABYTE = 1_000_000;

/** The actions available for an account in its current state. */
const actsFor = ({ isDisabled }: OperatedUser): readonly (readonly [AccountAct, string])[] => [
  ['sign_out', t('Sign out')],
  isDisabled ? ['enable', t('Enable')] : ['disable', t('Disable')],
  ['delete', t('Delete')],
];

interface AccountProps {
  readonly user: OperatedUser;
  readonly onAct: (act: AccountAct) => void;
}

function Account({ user, onAct }: AccountProps) {
  const timeZone = useTimeZone();
  const { email, name, createdAt, lastActiveDay, bytes, isDisabled, isOperator } = user;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi className="min-w-0 wrap-anywhere">{name ?? email}</bdi>
        {isDisabled && <Badge>{t('Disabled')}</Badge>}
        {isOperator && <Badge>{t('Operator')}</Badge>}
      </p>
      {name !== null && <p className="text-sm wrap-anywhere">{email}</p>}
      <p className="text-sm text-muted figures">
        {t('Since {day} · {size} MB stored', {
          day: formatDay(createdAt, timeZone),
          size: formatDecimal(bytes / MEGABYTE, 1),
        })}
      </p>
      <p className="text-sm text-muted">
        {lastActiveDay === null
          ? t('Signed in nowhere')
          : t('Last active {day}', { day: formatLocalDay(lastActiveDay) })}
      </p>
      {!isOperator && (
        <div className="mt-2 flex flex-wrap gap-2">
          {actsFor(user).map(([act, label]) => (
            <Button
              key={act}
              size="sm"
              variant="secondary"
              aria-label={t('{act}: {email}', { act: label, email })}
              onClick={() => {
                onAct(act);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

const NOBODY = (
  <EmptyState
    picture="search"
    title={t('Nobody found')}
    text={t('Type the first letters of an address or a name.')}
  />
);

/** All accounts, newest first, or those that match a search. */
export function Accounts() {
  const [q, setQ] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ user: OperatedUser; act: AccountAct } | null>(null);
  const query = useInfiniteQuery({
    ...pagesOf('GET /api/operator/users', { query: q === null ? {} : { q } }),
    staleTime: 0,
  });
  return (
    <Card className="space-y-4">
      <SearchBox label={t('Address or name')} onSearch={setQ} />
      <Loaded
        query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }}
        title={t('The accounts could not be loaded')}
        skeleton={<SkeletonList label={t('Loading')} count={5} each="h-34" className="space-y-6" />}
      >
        {(users) =>
          users.length === 0 ? (
            NOBODY
          ) : (
            <ul className="divide-y divide-line">
              {users.map((user) => (
                <Account
                  key={user.id}
                  user={user}
                  onAct={(act) => {
                    setAsked({ user, act });
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={query} />
      {asked !== null && (
        <AccountDialog
          {...asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
