import type { FeedItem, Group } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { CalendarDays, Lock, Users } from 'lucide-react';
import { Suspense } from 'react';
import { CARD_STYLE } from '../../../components/ui/card-style.ts';
import { cn } from '../../../components/ui/cn.ts';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDay } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { Leaders } from './leaders.tsx';
import { SquadActions } from './squad-actions.tsx';

// The page is drawn before them.
const SquadFeed = lazyPart(async () => (await import('../feed/squad-feed.tsx')).SquadFeed).Part;

const ChallengeLine = lazyPart(
  async () => (await import('../challenges/challenge-line.tsx')).ChallengeLine,
).Part;

interface OverviewProps {
  readonly group: Group;
  readonly userId: string;
  /** The user is not in the squad any more, or there is none. */
  readonly onGone: () => void;
  /** Something of the feed is to be replied to. */
  readonly onReply: (item: FeedItem) => void;
}

/** What a squad is, and what its reader may do with it as a whole. */
export function Overview({ group, userId, onGone, onReply }: OverviewProps) {
  const timeZone = useTimeZone();
  const facts = [
    { icon: Users, name: t('Total Members'), value: group.memberCount },
    { icon: CalendarDays, name: t('Created'), value: formatDay(group.createdAt, timeZone) },
    { icon: Lock, name: t('Visibility'), value: t('Private') },
  ];
  return (
    <div className="space-y-5">
      <dl className="grid gap-2 sm:grid-cols-3 sm:gap-3 lg:gap-4">
        {facts.map(({ icon: Icon, name, value }) => (
          <div
            key={name}
            className={cn(
              CARD_STYLE,
              'max-sm:flex max-sm:justify-between max-sm:gap-3 max-sm:py-3',
            )}
          >
            <dt className="flex items-center gap-2 text-sm font-medium text-muted max-sm:flex-row-reverse sm:justify-between">
              {name}
              <Icon aria-hidden className="size-5 text-accent-text" />
            </dt>
            <dd className="text-lg display figures sm:mt-2 sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={<Skeleton className="h-19.5 rounded-card sm:h-21.5" />}>
        <ChallengeLine groupId={group.id} userId={userId} />
      </Suspense>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <SquadFeed groupId={group.id} userId={userId} onReply={onReply} />
        </Suspense>
        <div className="space-y-5">
          <Leaders groupId={group.id} userId={userId} />
          <SquadActions group={group} userId={userId} onGone={onGone} />
        </div>
      </div>
    </div>
  );
}
