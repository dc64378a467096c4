import type { Player, TeamDetails, TeamPlayer } from '@hooplog/contract';
import { type HeatMapPeriod, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lazyDialog, lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton, SkeletonList } from '../../../components/ui/skeleton.tsx';
import { teamPlayersQuery } from '../../../lib/queries/teams.ts';
import { RemindButton } from '../remind-button.tsx';
import { inOrder, ROSTER_ORDERS, type RosterOrder } from './roster-order.ts';
import { ROSTER_HEADER, RosterRow } from './roster-row.tsx';
import { isSearched, searchRoster } from './search-roster.ts';
import { withBase } from '../../../lib/base-path.ts';

// Not needed until players are selected.
const Comparison = lazyPart(async () => (await import('./comparison.tsx')).Comparison).Part;
// Most teams are small.
const SearchInput = lazyPart(
  async () => (await import('../../../components/ui/search-input.tsx')).SearchInput,
).Part;
const RemovePlayer = lazyDialog(async () => (await import('./remove-player.tsx')).RemovePlayer);

function OrderSelect(props: {
  readonly order: RosterOrder;
  readonly onChange: (order: RosterOrder) => void;
}) {
  return (
    <Select
      aria-label={t('Sort players by')}
      className="w-36"
      value={props.order}
      onChange={(event) => {
        props.onChange(event.target.value as RosterOrder);
      }}
    >
      {Object.entries(ROSTER_ORDERS).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function CompareButton(props: {
  readonly isComparing: boolean;
  readonly onChange: (isComparing: boolean) => void;
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="me-auto"
      aria-expanded={props.isComparing}
      onClick={() => {
        props.onChange(!props.isComparing);
      }}
    >
      {t('Compare')}
    </Button>
  );
}

interface RosterListProps {
  readonly team: TeamDetails;
  readonly userId: string;
  readonly rows: readonly TeamPlayer[];
  readonly period: HeatMapPeriod;
}

const SEARCH_STYLE = 'grow basis-full sm:basis-56';

const isInactive = ({ stats }: TeamPlayer) => stats?.isActiveThisWeek === false;

const foundWords = (players: number) =>
  players === 0
    ? t('No player of this name')
    : t('{players, plural, one {# player} other {# players}} found', { players });

/** The players, with a comparison of the selected ones. */
function RosterList({ team, userId, rows, period }: RosterListProps) {
  const [order, setOrder] = useState<RosterOrder>('name');
  const [onlyInactive, setOnlyInactive] = useState(false);
  const [search, setSearch] = useState('');
  const found = searchRoster(rows, search);
  const inactive = found.filter(isInactive);
  // A filter that is not shown must not hide players.
  const hasInactive = rows.some(isInactive);
  const isFiltered = onlyInactive && hasInactive;
  const shown = isFiltered ? inactive : found;
  // Null outside comparison mode.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState<Player | null>(null);
  const withNumbers = rows.filter(({ stats }) => stats !== null);
  const comparable = team.role === 'coach' && withNumbers.length >= LIMITS.COMPARED_PLAYERS_MIN;
  const compared = withNumbers.filter(({ player }) => chosen?.includes(player.id));
  const isFull = compared.length >= LIMITS.COMPARED_PLAYERS_MAX;
  const toggle = (id: string) => {
    setChosen((before) =>
      before?.includes(id) ? before.filter((other) => other !== id) : [...(before ?? []), id],
    );
  };
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-end gap-2 not-empty:mb-3">
        {(isSearched(rows) || search !== '') && (
          <Suspense fallback={<Skeleton className={cn(SEARCH_STYLE, 'h-11')} />}>
            <SearchInput
              label={t('Search players by name')}
              autoComplete="off"
              className={SEARCH_STYLE}
              value={search}
              onChange={({ target }) => {
                setSearch(target.value);
              }}
            />
          </Suspense>
        )}
        {team.role === 'coach' && (
          <>
            {comparable && (
              <CompareButton
                isComparing={chosen !== null}
                onChange={(isComparing) => {
                  setChosen(isComparing ? [] : null);
                }}
              />
            )}
            {hasInactive && (
              <Checkbox
                label={t('Not active this week ({players})', { players: inactive.length })}
                checked={onlyInactive}
                onChange={(event) => {
                  setOnlyInactive(event.target.checked);
                }}
              />
            )}
            {isFiltered && team.mayManage && inactive.length > 0 && (
              <RemindButton teamId={team.id} playerIds={inactive.map(({ player }) => player.id)} />
            )}
            <OrderSelect order={order} onChange={setOrder} />
          </>
        )}
      </div>
      <p role="status" className="text-sm text-muted not-empty:mb-2">
        {search.trim() !== '' && foundWords(shown.length)}
      </p>
      {chosen !== null && (
        <p className="mb-2 text-sm text-muted">{t('Tick two to four players to compare them.')}</p>
      )}
      {team.role === 'coach' && ROSTER_HEADER}
      <ul>
        {inOrder(shown, order).map((row) => {
          const checked = chosen?.includes(row.player.id) ?? false;
          return (
            <RosterRow
              teamId={team.id}
              key={row.player.id}
              row={row}
              isCaller={row.player.id === userId}
              compared={chosen === null ? null : { checked, disabled: isFull && !checked }}
              onCompare={() => {
                toggle(row.player.id);
              }}
              onRemove={
                team.mayManage && row.isPaused
                  ? () => {
                      setRemoved(row.player);
                    }
                  : null
              }
            />
          );
        })}
      </ul>
      {compared.length >= LIMITS.COMPARED_PLAYERS_MIN && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <Comparison
            teamId={team.id}
            players={compared}
            period={period}
            onClose={() => {
              setChosen(null);
            }}
          />
        </Suspense>
      )}
      {removed !== null && (
        <RemovePlayer
          teamId={team.id}
          player={removed}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </div>
  );
}

const NOBODY = (
  <EmptyState
    picture="squad"
    title={t('No players yet')}
    text={t('Invite them by e-mail or hand out the join link.')}
  />
);

/** As high as the expected players, so that content below does not move. */
function RosterSkeleton({ team }: { readonly team: TeamDetails }) {
  if (team.role === 'player') return <Skeleton className="h-40" />;
  // A card of figures on a phone, a table row where there is room; further rows would be below the window.
  const rows = Math.min(team.playerCount, 8);
  return (
    <div className="@container">
      <SkeletonList
        label={t('Loading')}
        count={rows}
        each="h-18 @3xl:h-12"
        className="space-y-1 @3xl:space-y-3"
      />
    </div>
  );
}

interface RosterProps {
  readonly team: TeamDetails;
  readonly userId: string;
  readonly period: HeatMapPeriod;
}

/** The players of the team, with the numbers that the caller may see. */
export function Roster({ team, userId, period }: RosterProps) {
  const query = useQuery({
    ...teamPlayersQuery(team.id, period),
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="roster">
      <CardHeading
        id="roster"
        description={
          team.role === 'player'
            ? t('The other players’ numbers are between them and the coach.')
            : undefined
        }
        action={
          team.mayManage && (
            <Button asChild variant="secondary" size="sm">
              <a href={withBase(`/api/teams/${team.id}/players.csv?period=${period}`)} download>
                <FileDown aria-hidden /> CSV
              </a>
            </Button>
          )
        }
      >
        {t('Players')}
      </CardHeading>
      <Loaded
        query={query}
        title={t('Failed to fetch team players')}
        skeleton={<RosterSkeleton team={team} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            NOBODY
          ) : (
            <RosterList team={team} userId={userId} rows={rows} period={period} />
          )
        }
      </Loaded>
    </Card>
  );
}
