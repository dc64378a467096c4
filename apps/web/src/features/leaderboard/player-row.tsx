import type { LeaderboardEntry } from '@hooplog/contract';
import { formatCount, formatPercent, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Hand, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { cn } from '../../components/ui/cn.ts';
import { RankMark } from './rank-mark.tsx';
import { verifiedShare } from './verified-share.ts';

interface FigureProps {
  readonly value: ReactNode;
  readonly label: string;
  /** The number that the rank is of. */
  readonly isRanked?: boolean;
}

/** A number over its name. */
function Figure({ value, label, isRanked = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={cn('text-sm font-bold figures sm:text-base', isRanked && 'text-accent-text')}>
        {value}
      </dd>
    </div>
  );
}

function Share({ entry }: { readonly entry: PlayerRowProps['entry'] }) {
  const Icon = entry.verifiedShots === 0 ? Hand : Video;
  return (
    <p className="flex items-center gap-1 text-xs text-muted">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {verifiedShare(entry)}
    </p>
  );
}

interface PlayerRowProps {
  readonly entry: Omit<LeaderboardEntry, 'rank'> & { readonly rank: number | null };
  readonly isOwn: boolean;
  /** Whoever is next in front, where that is known. */
  readonly ahead?: LeaderboardEntry | undefined;
}

/** One player with rank and numbers; the parts stand under each other on a phone. */
export function PlayerRow({ entry, isOwn, ahead }: PlayerRowProps) {
  const { rank, user } = entry;
  const gap = ahead === undefined ? 0 : ahead.made - entry.made;
  return (
    <div
      className={cn(
        'grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-2 px-3 py-3 sm:px-4 md:grid-cols-[auto_1fr_23rem] md:gap-x-4 lg:grid-cols-[auto_1fr_27rem]',
        isOwn && 'bg-accent-soft',
      )}
    >
      <RankMark rank={rank} />
      <div className="flex min-w-0 items-center gap-3">
        <Avatar
          name={user.name}
          imageUrl={user.profileImageUrl}
          className={cn('size-10', isOwn && 'bg-card')}
        />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <bdi className="min-w-0 font-semibold break-words">{user.name}</bdi>
            {isOwn && <span className="shrink-0 text-sm text-muted">{t('You')}</span>}
          </p>
          {/* Under the name, which needs all the width there is. */}
          <div className="flex flex-wrap items-center gap-x-2">
            <Share entry={entry} />
            {rank !== null && rank <= LIMITS.LEADERBOARD_TOP_RANKS && (
              <Badge tone={rank === 1 ? 'accent' : 'neutral'}>{t('Top {rank}', { rank })}</Badge>
            )}
          </div>
          {ahead !== undefined && gap > 0 && (
            <p className="text-sm font-semibold text-accent-text figures">
              {t('{gap, plural, one {# make} other {# makes}} behind {name}', {
                gap,
                name: ahead.user.name,
              })}
            </p>
          )}
        </div>
      </div>
      {/* By priority: what ranks comes first. As wide as their numbers, so that millions fit 320 px. */}
      <dl className="col-span-2 flex justify-between gap-1 md:col-span-1 md:col-start-3 md:grid md:grid-cols-4 md:gap-2 md:text-end">
        <Figure
          value={formatCount(entry.made)}
          label={t('makes', {}, 'shots that went in')}
          isRanked
        />
        <Figure value={formatPercent(entry.percentage)} label={t('accuracy')} />
        <Figure value={formatCount(entry.totalShots)} label={t('total shots')} />
        <Figure value={formatCount(entry.currentStreak)} label={t('day streak')} />
      </dl>
    </div>
  );
}
