import type { LeaderboardEntry } from '@hooplog/contract';
import { formatCount, formatPercent, LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Hand, Video } from 'lucide-react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { cn } from '../../components/ui/cn.ts';
import { RankMark } from './rank-mark.tsx';
import { verifiedShare } from './verified-share.ts';

/** The number that decides the rank, and therefore the largest one. */
const Makes = ({ made }: { readonly made: number }) => (
  <dl className="text-end">
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs text-muted">{t('makes', {}, 'shots that went in')}</dt>
      <dd className="text-lg leading-6 font-bold text-accent-text figures">{formatCount(made)}</dd>
    </div>
  </dl>
);

/** On a phone the number precedes its name; on wide screens it is above it. */
const Figure = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <div className="flex flex-row-reverse items-baseline justify-end gap-1 md:flex-col-reverse md:items-end md:gap-0">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="text-sm font-semibold figures md:text-base">{value}</dd>
  </div>
);

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
  /** The next player in front, if known. */
  readonly ahead?: LeaderboardEntry | undefined;
}

/** One player with rank and numbers; the parts stand under each other on a phone. */
export function PlayerRow({ entry, isOwn, ahead }: PlayerRowProps) {
  const { rank, user } = entry;
  const gap = ahead === undefined ? 0 : ahead.made - entry.made;
  return (
    <div
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 px-3 py-3 sm:px-4 md:grid-cols-[auto_minmax(0,1fr)_6rem_18rem] md:gap-x-4',
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
          {/* Below the name, which needs the full width. */}
          <div className="flex flex-wrap items-center gap-x-2">
            <Share entry={entry} />
            {rank !== null && rank <= LIMITS.LEADERBOARD_TOP_RANKS && (
              <Badge tone={rank === 1 ? 'accent' : 'neutral'}>{t('Top {rank}', { rank })}</Badge>
            )}
          </div>
        </div>
      </div>
      <Makes made={entry.made} />
      <dl className="col-span-full flex flex-wrap justify-between gap-x-3 md:col-span-1 md:grid md:grid-cols-3 md:gap-2">
        <Figure value={formatPercent(entry.percentage)} label={t('accuracy')} />
        <Figure value={formatCount(entry.totalShots)} label={t('total shots')} />
        <Figure value={formatCount(entry.currentStreak)} label={t('day streak')} />
      </dl>
      {ahead !== undefined && gap > 0 && (
        <p className="col-span-full text-sm font-semibold text-accent-text figures md:col-span-3 md:col-start-2">
          {t('{gap, plural, one {# make} other {# makes}} behind {name}', {
            gap,
            name: ahead.user.name,
          })}
        </p>
      )}
    </div>
  );
}
