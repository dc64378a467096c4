import { type LifetimeFigure } from '@hooplog/domain';
import { CalendarCheck, Flame, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { BallIcon } from '../brand/ball-icon.tsx';
import { StatCard } from '../ui/stat-card.tsx';

interface LifetimeCardsProps {
  /** By `lifetimeFigures`; undefined while they load. */
  readonly figures: Readonly<Record<LifetimeFigure, ReactNode>> | undefined;
  /** Puts the accuracy first. */
  readonly highlighted?: boolean;
}

/** The four numbers of a lifetime; zeros when there is nothing yet, placeholders while they load. */
export function LifetimeCards({ figures, highlighted = false }: LifetimeCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard
        highlighted={highlighted}
        label="Shooting %"
        value={figures?.percentage}
        unit="%"
        caption={figures?.made}
        icon={<Target />}
      />
      <StatCard label="Total Shots" value={figures?.shots} caption="All time" icon={<BallIcon />} />
      <StatCard
        label="Workouts"
        value={figures?.workouts}
        caption="Sessions logged"
        icon={<CalendarCheck />}
      />
      <StatCard
        label="Current Streak"
        value={figures?.streak}
        caption="days in a row"
        icon={<Flame />}
      />
    </dl>
  );
}
