import type { WorkoutDetails } from '@hooplog/contract';
import { formatCount, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { StatCard } from '../../components/ui/stat-card.tsx';

type Counted = Pick<WorkoutDetails, 'made' | 'totalShots' | 'missed'>;

/** The three totals of one workout. */
export function ShotCards({ workout }: { readonly workout: Counted | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      <StatCard
        highlighted
        className="col-span-2 sm:order-last sm:col-span-1"
        label={t('Shooting %')}
        value={workout && percentage(workout.made, workout.totalShots)}
        unit="%"
        caption={workout && t('{missed, number} missed', { missed: workout.missed })}
      />
      <StatCard
        label={t('Total Shots')}
        value={workout && formatCount(workout.totalShots)}
        captionLines={0}
      />
      <StatCard
        label={t('Made Shots')}
        value={workout && formatCount(workout.made)}
        captionLines={0}
      />
    </dl>
  );
}
