import type { CurrentUser, LeaderboardEntry } from '@hooplog/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { together } from '../../lib/queries/together.ts';
import { leaderboardQuery, ownEntryQuery } from './leaderboard-queries.ts';
import { OwnPlace } from './own-place.tsx';
import { PlayerRow } from './player-row.tsx';

const PLACEHOLDERS = 8;

/** A card whose lines go to its edges. */
const FLUSH = 'overflow-hidden p-0';

const LOADING = (
  <Card className={FLUSH}>
    <div role="status" aria-label="Loading the leaderboard" className="space-y-px">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} className="h-29 rounded-none md:h-16" />
      ))}
    </div>
  </Card>
);

interface RanksProps {
  readonly entries: readonly LeaderboardEntry[];
  readonly ownId: string;
}

function Ranks({ entries, ownId }: RanksProps) {
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Trophy />}
        title="No data yet."
        text="Start tracking workouts to appear on the leaderboard!"
      />
    );
  }
  return (
    <ol aria-label="Players by rank" className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.user.id}>
          <PlayerRow entry={entry} isOwn={entry.user.id === ownId} />
        </li>
      ))}
    </ol>
  );
}

/** Everybody who is shown, best first, and the player's own place. */
export function Leaderboard({ user }: { readonly user: CurrentUser }) {
  const ranks = useInfiniteQuery(leaderboardQuery);
  const own = useQuery(ownEntryQuery);
  const entries = ranks.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="space-y-5 md:space-y-6">
      <PageHeading description="By made shots, then accuracy">Leaderboard</PageHeading>
      <Loaded
        query={together(ranks, own)}
        title="The leaderboard could not be loaded"
        skeleton={LOADING}
      >
        {([, ownEntry]) => (
          <>
            <Card className={FLUSH}>
              <Ranks entries={entries} ownId={user.id} />
            </Card>
            <ShowMore list={ranks} />
            <OwnPlace
              own={ownEntry}
              isInList={entries.some((entry) => entry.user.id === user.id)}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
