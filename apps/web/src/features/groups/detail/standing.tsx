import { formatPercent } from '@hooplog/domain';
import type { GroupStanding } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { cn } from '../../../components/ui/cn.ts';

interface StandingProps {
  readonly standing: GroupStanding;
  readonly isOwn: boolean;
}

/** How one member stands in the squad: a row of a ranked list. */
export function Standing({ standing, isOwn }: StandingProps) {
  const { rank, user, made, totalShots, percentage, workoutCount } = standing;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="w-8 shrink-0 text-center text-lg font-bold figures">
        <span className="sr-only">{t('Rank')} </span>
        {rank}
      </span>
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <p className={cn('font-semibold break-words', isOwn && 'text-accent-text')}>
          {user.name}
          {isOwn && <> {t('(you)')}</>}
        </p>
        <p className="text-sm text-muted figures">
          {t(
            '{made, number}/{totalShots, number} made · {workoutCount, plural, one {# workout} other {# workouts}}',
            { made, totalShots, workoutCount },
          )}
        </p>
      </div>
      <div className="text-right figures">
        <p className="text-lg font-bold">{formatPercent(percentage)}</p>
        <p className="text-sm text-muted">
          {t('{totalShots, plural, one {# shot} other {# shots}}', { totalShots })}
        </p>
      </div>
    </li>
  );
}
