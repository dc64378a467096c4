import type { Stats } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { CalendarCheck, Flame, Target } from 'lucide-react';
import { BallIcon } from '../brand/ball-icon.tsx';
import { StatCard } from '../ui/stat-card.tsx';

interface LifetimeCardsProps {
  /** Undefined while they load. */
  readonly stats: Stats | undefined;
  /** Puts the accuracy first. */
  readonly highlighted?: boolean;
}

/** The four numbers of a lifetime; zeros when there is nothing yet, placeholders while they load. */
export function LifetimeCards({ stats, highlighted = false }: LifetimeCardsProps) {
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard
        highlighted={highlighted}
        label="Shooting %"
        value={stats?.percentage}
        unit="%"
        caption={stats && `${formatCount(stats.made)}/${formatCount(stats.totalShots)} made`}
        icon={<Target />}
      />
      <StatCard
        label="Total Shots"
        value={count(stats?.totalShots)}
        caption="All time"
        icon={<BallIcon />}
      />
      <StatCard
        label="Workouts"
        value={count(stats?.workoutCount)}
        caption="Sessions logged"
        icon={<CalendarCheck />}
      />
      <StatCard
        label="Current Streak"
        value={count(stats?.currentStreak)}
        caption="days in a row"
        icon={<Flame />}
      />
    </dl>
  );
}
