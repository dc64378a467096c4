import { formatPercent } from '@hooplog/domain';
import type { FeedItem } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { MessageCircle, Timer, Trophy } from 'lucide-react';
import { AchievementIcon } from '../../../components/achievements/achievement-icon.tsx';
import { BallIcon } from '../../../components/brand/ball-icon.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDayAndTime } from '../../../lib/format/dates.ts';
import { relativeTime } from '../../../lib/format/relative-time.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { FeedReactions } from './feed-reactions.tsx';
import { deedWords, recordLine } from './feed-text.ts';

interface FeedRowProps {
  readonly groupId: string;
  readonly item: FeedItem;
  readonly isOwn: boolean;
  readonly now: Date;
  readonly onReply: () => void;
}

function Sign({ item }: Pick<FeedRowProps, 'item'>) {
  if (item.kind === 'badge') return <AchievementIcon name={item.badge.icon} />;
  if (item.kind === 'timed') return <Timer aria-hidden />;
  return item.shots === undefined ? <Trophy aria-hidden /> : <BallIcon />;
}

/** One item of the feed. */
export function FeedRow({ groupId, item, isOwn, now, onReply }: FeedRowProps) {
  const timeZone = useTimeZone();
  const { user, at } = item;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold break-words">{isOwn ? t('You') : user.name}</bdi>
          <time dateTime={at} title={formatDayAndTime(at, timeZone)} className="text-sm text-muted">
            {relativeTime(at, now)}
          </time>
          {/* Not among the reactions: usually there are none, and it would be alone there. */}
          {isOwn && (
            <button
              type="button"
              aria-label={t('Reply: You, {deed}', { deed: deedWords(item) })}
              title={t('Reply')}
              onClick={onReply}
              className="thumb grid size-6 place-items-center self-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <MessageCircle aria-hidden className="size-4" />
            </button>
          )}
        </div>
        <p className="mt-0.5 flex items-center gap-2 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-accent-text">
          <Sign item={item} />
          <span className="min-w-0 break-words figures">{deedWords(item)}</span>
        </p>
      </div>
      {item.kind === 'workout' && item.records.length > 0 && (
        <ul
          aria-label={t('Personal records')}
          className="col-span-2 col-start-2 row-start-2 mt-1 space-y-1 text-sm font-semibold"
        >
          {item.records.map((record) => (
            <li key={record.kind} className="flex items-center gap-2 figures">
              <Trophy aria-hidden className="size-4.5 shrink-0 text-accent-text" />
              {recordLine(item, record)}
            </li>
          ))}
        </ul>
      )}
      {item.kind === 'workout' && item.shots !== undefined && (
        <p className="col-start-3 row-start-1 text-2xl display figures">
          {formatPercent(item.shots.percentage)}
        </p>
      )}
      <div className="col-span-2 col-start-2 mt-2 flex flex-wrap items-center gap-1.5 empty:hidden pointer-coarse:gap-2">
        <FeedReactions groupId={groupId} item={item} isOwn={isOwn} />
        {!isOwn && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('Reply: {name}, {deed}', { name: user.name, deed: deedWords(item) })}
            onClick={onReply}
          >
            <MessageCircle aria-hidden /> <span className="hidden sm:inline">{t('Reply')}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
