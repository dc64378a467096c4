import type { HeatMapRecord, ZoneWorkout } from '@hooplog/contract';
import { formatPercent, percentage, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClosableCard } from '../../components/ui/closable-card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { formatClock } from '../../lib/format/clock.ts';
import { type AskedShots, zoneWorkoutsQuery } from './heat-map-queries.ts';
import { certaintyWords } from './zone-text.ts';

interface ZonePanelProps {
  readonly zone: ZoneId;
  readonly asked: AskedShots;
  readonly record: HeatMapRecord | undefined;
  readonly onClose: () => void;
}

/** A shot of the zone; leads to its moment in the video. */
function Moment({
  id,
  shot,
}: {
  readonly id: string;
  readonly shot: ZoneWorkout['shots'][number];
}) {
  const isMade = shot.outcome === 'made';
  const time = formatClock(shot.rimSeconds);
  return (
    <Link
      to="/workout/$id"
      params={{ id }}
      search={{ t: shot.rimSeconds }}
      aria-label={isMade ? t('Made at {time}', { time }) : t('Missed at {time}', { time })}
      className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line px-2.5 text-sm figures hover:border-edge"
    >
      <OutcomeSign outcome={shot.outcome} />
      {time}
    </Link>
  );
}

function WorkoutRow({ workoutId, localDay, made, total, shots }: ZoneWorkout) {
  return (
    <li className="border-b border-line py-2.5 last:border-none last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to="/workout/$id"
          params={{ id: workoutId }}
          className="inline-flex min-h-6 items-center font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {formatLocalDay(localDay)}
        </Link>
        <span className="text-sm figures">{`${made}/${total} · ${formatPercent(percentage(made, total))}`}</span>
      </p>
      {shots.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {shots.map((shot) => (
            <Moment key={shot.id} id={workoutId} shot={shot} />
          ))}
        </p>
      )}
    </li>
  );
}

/** What stands behind the number of a zone: its workouts, and its shots in their videos. */
export function ZonePanel({ zone, asked, record, onClose }: ZonePanelProps) {
  const query = useQuery(zoneWorkoutsQuery(zone, asked));
  const { made, total } = record ?? { made: 0, total: 0 };
  // Only so many training days are listed.
  const listed = query.data?.reduce((sum, workout) => sum + workout.total, 0) ?? total;
  return (
    <ClosableCard title={zoneDisplayName(zone)} onClose={onClose}>
      <p className="mb-2 text-sm text-muted figures">{certaintyWords({ made, total })}</p>
      <Loaded
        query={query}
        title={t('These workouts could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(workouts) =>
          workouts.length === 0 ? (
            <p className="text-muted">{t('No workouts with shots from here.')}</p>
          ) : (
            <ul>
              {workouts.map((workout) => (
                <WorkoutRow key={workout.workoutId} {...workout} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {listed < total && (
        <p className="mt-3 text-sm text-muted">
          {t(
            'These are the latest {shots, plural, one {# shot} other {# shots}}. Older workouts are in the calendar.',
            { shots: listed },
          )}
        </p>
      )}
    </ClosableCard>
  );
}
