import { type LifetimeFigure } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CalendarCheck, Flame, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { BallIcon } from '../brand/ball-icon.tsx';
import { StatCard, type StatCardProps } from '../ui/stat-card.tsx';

interface LifetimeCardsProps {
  /** By `lifetimeFigures`; undefined while they load. */
  readonly figures: Readonly<Record<LifetimeFigure, ReactNode>> | undefined;
  /** Different props of some cards. */
  readonly cards?: Readonly<Partial<Record<LifetimeFigure, Partial<StatCardProps>>>>;
  /** Puts the accuracy first. */
  readonly highlighted?: boolean;
}

/** The four lifetime numbers; zeros if there is no data yet, placeholders while they load. */
export function LifetimeCards({ figures, cards, highlighted = false }: LifetimeCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard
        highlighted={highlighted}
        label={t('Shooting %')}
        value={figures?.percentage}
        unit="%"
        caption={figures?.made}
        icon={<Target />}
        {...cards?.percentage}
      />
      <StatCard
        label={t('Total Shots')}
        value={figures?.shots}
        caption={t('All time')}
        icon={<BallIcon />}
        {...cards?.shots}
      />
      <StatCard
        label={t('Workouts')}
        value={figures?.workouts}
        caption={t('Sessions logged')}
        icon={<CalendarCheck />}
        {...cards?.workouts}
      />
      <StatCard
        label={t('Current Streak')}
        value={figures?.streak}
        caption={t('days in a row')}
        icon={<Flame />}
        {...cards?.streak}
      />
    </dl>
  );
}
