import { formatPercent } from '@hooplog/domain';
import type { GroupStanding } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
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
        {rich('<spoken>Rank </spoken>{rank}', {
          rank,
          spoken: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <p className={cn('font-semibold break-words', isOwn && 'text-accent-text')}>
          {isOwn ? t('{name} (you)', { name: user.name }) : user.name}
        </p>
        <p className="text-sm text-muted figures">
          {t(
            '{made, number}/{shots, number} made · {workouts, plural, one {# workout} other {# workouts}}',
            { made, shots: totalShots, workouts: workoutCount },
          )}
        </p>
      </div>
      <div className="text-end figures">
        <p className="text-lg font-bold">{formatPercent(percentage)}</p>
        <p className="text-sm text-muted">
          {t('{shots, plural, one {# shot} other {# shots}}', { shots: totalShots })}
        </p>
      </div>
    </li>
  );
}
