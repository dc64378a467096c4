import { formatPercent } from '@hooplog/domain';
import type { GroupStanding } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { StandingBar } from '../standing-bar.tsx';

interface StandingProps {
  readonly standing: GroupStanding;
  readonly isOwn: boolean;
  /** All of the squad, best first. */
  readonly all: readonly GroupStanding[];
}

/** The gap to the next player in front; nothing if only accuracy decides. */
function Gap({ standing, all }: Omit<StandingProps, 'isOwn'>) {
  const ahead = all.findLast(({ rank }) => rank < standing.rank);
  const gap = (ahead?.made ?? 0) - standing.made;
  if (ahead === undefined || gap <= 0) return null;
  return (
    <p className="col-span-2 text-sm font-semibold text-accent-text figures">
      {t('{gap, plural, one {# make} other {# makes}} behind {name}', {
        gap,
        name: ahead.user.name,
      })}
    </p>
  );
}

/** How one member stands in the squad: a row of a ranked list, with a bar as long as their makes beside the leader's. */
export function Standing({ standing, isOwn, all }: StandingProps) {
  const { rank, user, made, totalShots, percentage, workoutCount } = standing;
  const [leader = standing] = all;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="w-8 shrink-0 text-center text-lg font-bold figures">
        {rich('<spoken>Rank </spoken>{rank}', {
          rank,
          spoken: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
      <Avatar name={user.name} imageUrl={user.profileImageUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2">
        <p className={cn('font-semibold break-words', isOwn && 'text-accent-text')}>
          {isOwn ? t('{name} (you)', { name: user.name }) : user.name}
        </p>
        {/* The value that is ranked. */}
        <p className="text-end text-sm text-muted figures">
          {rich('<big>{made, number}</big> {made, plural, one {make} other {makes}}', {
            made,
            big: (text) => <span className="text-lg font-bold text-ink">{text}</span>,
          })}
        </p>
        <StandingBar share={made / Math.max(1, leader.made)} isOwn={isOwn} />
        <p className="col-span-2 flex flex-wrap justify-between gap-x-3 text-sm text-muted figures">
          <span>
            {t('{workouts, plural, one {# workout} other {# workouts}}', {
              workouts: workoutCount,
            })}
          </span>
          <span>
            {t('{percent} · {shots, plural, one {# shot} other {# shots}}', {
              percent: formatPercent(percentage),
              shots: totalShots,
            })}
          </span>
        </p>
        {isOwn && <Gap standing={standing} all={all} />}
      </div>
    </li>
  );
}
