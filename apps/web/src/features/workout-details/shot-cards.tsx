import type { WorkoutDetails } from '@hooplog/contract';
import { formatCount, percentage, plural } from '@hooplog/domain';
import { StatCard } from '../../components/ui/stat-card.tsx';

type Counted = Pick<WorkoutDetails, 'made' | 'totalShots' | 'missed'>;

/** The three numbers of one workout. */
export function ShotCards({ workout }: { readonly workout: Counted | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      <StatCard
        highlighted
        className="col-span-2 sm:order-last sm:col-span-1"
        label="Shooting %"
        value={workout && percentage(workout.made, workout.totalShots)}
        unit="%"
        caption={workout && `${formatCount(workout.missed)} missed`}
      />
      <StatCard
        label="Total Shots"
        value={workout && formatCount(workout.totalShots)}
        caption={plural(workout?.totalShots ?? 0, 'attempt')}
      />
      <StatCard
        label="Made Shots"
        value={workout && formatCount(workout.made)}
        caption={<span className="text-made">● made</span>}
      />
    </dl>
  );
}
