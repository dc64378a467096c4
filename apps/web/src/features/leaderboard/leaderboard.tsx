import type { LeaderboardEntry, OwnLeaderboardEntry } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { together } from '../../lib/queries/together.ts';
import { OwnRank } from './own-rank.tsx';
import { PlayerRow } from './player-row.tsx';

/** The ranking, in pages. */
const leaderboardQuery = pagesOf('GET /api/leaderboard');

/** The player's own rank. */
const ownEntryQuery = queryOf('GET /api/leaderboard/me');

/** A card whose lines go to its edges. */
const FLUSH = 'overflow-clip p-0';

/** Keeps the player's own row visible between header and footer while the list is scrolled. */
const IN_SIGHT = 'sticky top-(--header-height) bottom-(--foot-height) z-10';

const LOADING = (
  <Card className={FLUSH}>
    <SkeletonList
      label={t('Loading the leaderboard')}
      count={8}
      each="h-24 rounded-none md:h-18"
      className="space-y-px"
    />
  </Card>
);

interface RanksProps {
  readonly entries: readonly LeaderboardEntry[];
  readonly own: OwnLeaderboardEntry;
}

function Ranks({ entries, own }: RanksProps) {
  const isInList = entries.some((entry) => entry.user.id === own.user.id);
  if (entries.length === 0) {
    return (
      <EmptyState
        picture="trophy"
        title={t('No data yet.')}
        text={t('Start tracking workouts to appear on the leaderboard!')}
      />
    );
  }
  return (
    <>
      <ol aria-label={t('Players by rank')} className="divide-y divide-line">
        {entries.map((entry, place) => {
          const isOwn = entry.user.id === own.user.id;
          return (
            <li key={entry.user.id} className={cn(isOwn && IN_SIGHT)}>
              <PlayerRow
                entry={entry}
                isOwn={isOwn}
                ahead={isOwn ? entries[place - 1] : undefined}
              />
            </li>
          );
        })}
      </ol>
      {!isInList && own.state === 'listed' && (
        <div
          role="group"
          aria-label={t('Your row')}
          className={cn('border-t border-line', IN_SIGHT)}
        >
          <PlayerRow entry={own} isOwn />
        </div>
      )}
    </>
  );
}

/** The ranking of all listed players, and the player's own rank. */
export function Leaderboard() {
  const ranks = useInfiniteQuery(leaderboardQuery);
  const own = useQuery(ownEntryQuery);
  const entries = ranks.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description={t('By made shots, then accuracy')}>{t('Leaderboard')}</PageHeading>
      <Loaded
        query={together(ranks, own)}
        title={t('The leaderboard could not be loaded')}
        skeleton={LOADING}
      >
        {([, ownEntry]) => (
          <>
            <Card className={FLUSH}>
              <Ranks entries={entries} own={ownEntry} />
            </Card>
            <ShowMore list={ranks} />
            <OwnRank own={ownEntry} />
          </>
        )}
      </Loaded>
    </div>
  );
}
