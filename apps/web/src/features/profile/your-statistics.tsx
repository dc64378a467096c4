import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Flame, Target } from 'lucide-react';
import { BallIcon } from '../../components/brand/ball-icon.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { StatCard } from '../../components/ui/stat-card.tsx';
import { formatCount } from '../../lib/format/numbers.ts';
import { statsQuery } from '../../lib/queries/stats.ts';

/** The four numbers of a lifetime. */
export function YourStatistics() {
  const { data: stats, isError, refetch } = useQuery(statsQuery);
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value);
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className="mb-3 text-xl font-bold">
        Your Statistics
      </h2>
      {isError ? (
        <Card>
          <ErrorState title="Your statistics could not be loaded" onRetry={() => void refetch()} />
        </Card>
      ) : (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
          <StatCard
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
      )}
    </section>
  );
}
