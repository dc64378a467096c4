import { t } from '@hooplog/language';
import { formatCount } from './counts.ts';

interface Lifetime {
  readonly percentage: number;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
  readonly currentStreak: number;
}

/** The texts of the four cards of a lifetime. */
export type LifetimeFigure = 'percentage' | 'made' | 'shots' | 'workouts' | 'streak';

/** A lifetime's values as its cards show them: "56", "124/210 made", "12,480". */
export function lifetimeFigures(lifetime: Lifetime): Readonly<Record<LifetimeFigure, string>> {
  return {
    percentage: formatCount(lifetime.percentage),
    made: t('{made, number}/{shots, number} made', {
      made: lifetime.made,
      shots: lifetime.totalShots,
    }),
    shots: formatCount(lifetime.totalShots),
    workouts: formatCount(lifetime.workoutCount),
    streak: formatCount(lifetime.currentStreak),
  };
}

/** Heading of the dashboard; `name` is null if it is not known. */
export const greeting = (name: string | null): string =>
  name === null ? t('Dashboard') : t('Let’s get to work, {name}', { name });
