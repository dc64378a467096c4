import type { Team } from '@hooplog/contract';
import { formatCount, formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { cn } from '../../components/ui/cn.ts';

function Figure({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl display figures">
        {value ?? (
          <>
            <span aria-hidden>—</span>
            <span className="sr-only">{t('none yet')}</span>
          </>
        )}
      </dd>
    </div>
  );
}

interface TeamFiguresProps {
  readonly team: Pick<Team, 'totalWorkouts' | 'averageAccuracy'>;
  readonly className?: string;
}

/** The team's totals. Dashes are shown only where there is no data yet. */
export function TeamFigures({ team, className }: TeamFiguresProps) {
  const { totalWorkouts, averageAccuracy } = team;
  return (
    <dl className={cn('grid grid-cols-2 gap-4', className)}>
      <Figure
        label={t('Total Workouts')}
        value={totalWorkouts === 0 ? null : formatCount(totalWorkouts)}
      />
      <Figure
        label={t('Avg Accuracy')}
        value={averageAccuracy === null ? null : formatPercent(averageAccuracy)}
      />
    </dl>
  );
}
