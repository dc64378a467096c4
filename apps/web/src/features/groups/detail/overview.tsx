import type { FeedItem, Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { CARD_STYLE } from '../../../components/ui/card-style.ts';
import { cn } from '../../../components/ui/cn.ts';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDay } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Leaders } from './leaders.tsx';

// Loaded after the page is rendered.
const SquadFeed = lazyPart(async () => (await import('../feed/squad-feed.tsx')).SquadFeed).Part;

const ChallengeLine = lazyPart(
  async () => (await import('../challenges/challenge-line.tsx')).ChallengeLine,
).Part;

/** Secondary facts, shown after the squad's activity. */
function Facts({ group }: { readonly group: Group }) {
  const timeZone = useTimeZone();
  const facts = [
    { name: t('Total Members'), value: group.memberCount },
    { name: t('Created'), value: formatDay(group.createdAt, timeZone) },
    { name: t('Visibility'), value: t('Private') },
  ];
  return (
    <dl className={cn(CARD_STYLE, 'grid grid-cols-3 gap-3')}>
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col justify-between gap-1 text-sm">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OverviewProps {
  readonly group: Group;
  readonly userId: string;
  /** The reader wants to reply to an item of the feed. */
  readonly onReply: (item: FeedItem) => void;
}

/** Activity and facts of a squad. */
export function Overview({ group, userId, onReply }: OverviewProps) {
  return (
    <div className="space-y-5">
      <Suspense fallback={<Skeleton className="h-19.5 rounded-card sm:h-21.5" />}>
        <ChallengeLine groupId={group.id} userId={userId} />
      </Suspense>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <SquadFeed groupId={group.id} userId={userId} onReply={onReply} />
        </Suspense>
        <div className="space-y-5">
          <Leaders groupId={group.id} userId={userId} />
          <Facts group={group} />
        </div>
      </div>
    </div>
  );
}
