import type { AchievementEntry } from '@hooplog/contract';
import {
  achievementProgress,
  type AchievementMeasures,
  badgeWords,
  progressText,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Lock } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { CARD_STYLE } from '../../components/ui/card-style.ts';
import { cn } from '../../components/ui/cn.ts';
import { Progress } from '../../components/ui/progress.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { AchievementIcon } from '../../components/achievements/achievement-icon.tsx';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

interface AchievementCardProps {
  readonly achievement: AchievementEntry;
  /** Null until it is earned. */
  readonly earnedAt: string | null;
  readonly measures: AchievementMeasures;
  /** Whether the page's URL points to this badge. */
  readonly isMeant?: boolean;
}

/** Scrolls to the card once it is mounted, since badges load after the page. */
const intoView = (card: HTMLElement | null) => {
  card?.scrollIntoView({ block: 'center' });
};

function Way({ achievement, measures }: Pick<AchievementCardProps, 'achievement' | 'measures'>) {
  const { percent } = achievementProgress(achievement, measures);
  return (
    <div className="mt-auto pt-3">
      <Progress
        label={t('Progress of {badge}', { badge: badgeWords(achievement).name })}
        value={percent / 100}
      />
      <p className="mt-1.5 text-sm text-muted figures">{progressText(achievement, measures)}</p>
    </div>
  );
}

/** One badge: its picture in colour when earned, else dimmed with the progress that is left. */
export function AchievementCard({
  achievement,
  earnedAt,
  measures,
  isMeant = false,
}: AchievementCardProps) {
  const timeZone = useTimeZone();
  const isEarned = earnedAt !== null;
  const { name, description } = badgeWords(achievement);
  return (
    <li
      id={achievement.id}
      ref={isMeant ? intoView : null}
      className={cn(
        CARD_STYLE,
        'flex min-h-44 flex-col',
        isEarned && 'bg-accent-soft',
        isMeant && 'outline-3 outline-accent',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <span
          className={cn(
            'grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6',
            isEarned ? 'bg-accent text-accent-ink' : 'bg-sunken text-muted opacity-60',
          )}
        >
          {isEarned ? <AchievementIcon name={achievement.icon} /> : <Lock aria-hidden />}
        </span>
        {isEarned && <Badge tone="accent">{t('Earned')}</Badge>}
      </div>
      <h3 className={cn('mt-3 font-bold', !isEarned && 'text-muted')}>{name}</h3>
      <p className="text-sm text-muted">{description}</p>
      {isEarned ? (
        <p className="mt-auto pt-3 text-sm text-muted">{formatDay(earnedAt, timeZone)}</p>
      ) : (
        <Way achievement={achievement} measures={measures} />
      )}
    </li>
  );
}
