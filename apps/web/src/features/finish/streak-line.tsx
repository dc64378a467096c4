import type { Finish } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Flame } from 'lucide-react';
import { cn } from '../../components/ui/cn.ts';
import { useMovesOn } from './use-moves-on.ts';

/** Number of days drawn, the newest ones. */
const DOTS = 7;

interface StreakLineProps extends Pick<Finish, 'streakDays' | 'streakBefore'> {
  /** Whether it is shown for the first time; it is animated then. */
  readonly isFirst: boolean;
}

/** The streak, including the day that this workout added; nothing before two days in a row. */
export function StreakLine({ streakDays, streakBefore, isFirst }: StreakLineProps) {
  const hasMoved = useMovesOn(isFirst);
  if (streakDays < 2) return null;
  const drawn = Math.min(DOTS, streakDays);
  const filled = (hasMoved ? streakDays : streakBefore) - (streakDays - drawn);
  const added = streakDays - streakBefore;
  return (
    <div className="mt-4">
      <p className="flex items-center gap-2 font-semibold figures">
        <Flame aria-hidden className="size-5 text-accent-text" />
        {t('{days, plural, one {# day} other {# days}} in a row', { days: streakDays })}{' '}
        {added > 0 && (
          <strong className="text-accent-text">
            <bdi>+{formatCount(added)}</bdi>
          </strong>
        )}
      </p>
      <div aria-hidden className="mt-1.5 flex gap-1.5">
        {Array.from({ length: drawn }, (_, index) => (
          <span
            key={index}
            className={cn(
              'size-3 rounded-full border-2 border-accent transition-[background-color,scale] delay-300 duration-1000',
              index < filled ? 'bg-accent' : 'scale-75',
            )}
          />
        ))}
      </div>
    </div>
  );
}
