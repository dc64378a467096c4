import type { HeatMapRecord, ZoneWorkout } from '@hooplog/contract';
import { formatPercent, percentage, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ClosableCard } from '../../components/ui/closable-card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { formatClock } from '../../lib/format/clock.ts';
import { type AskedShots, zoneWorkoutsQuery } from './heat-map-queries.ts';
import { realAccuracyWords } from './zone-text.ts';

interface ZonePanelProps {
  readonly zone: ZoneId;
  readonly asked: AskedShots;
  readonly record: HeatMapRecord | undefined;
  readonly onClose: () => void;
}

/** A shot from the zone; links to its moment in the video. */
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
      <Play aria-hidden className="size-3 fill-current text-muted" />
    </Link>
  );
}

interface WorkoutRowProps {
  readonly workout: ZoneWorkout;
  /** Whether its shots are expanded at first. */
  readonly isFirstFilm: boolean;
}

function WorkoutRow({ workout, isFirstFilm }: WorkoutRowProps) {
  const { workoutId, localDay, made, total, shots } = workout;
  const moments = (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {shots.map((shot) => (
        <Moment key={shot.id} id={workoutId} shot={shot} />
      ))}
    </div>
  );
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
      {isFirstFilm && (
        <>
          <p className="mt-1 text-sm text-muted">{t('Tap a time to see the shot in the film.')}</p>
          {moments}
        </>
      )}
      {!isFirstFilm && shots.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="font-semibold text-muted">
            {t('{shots, plural, one {# shot} other {# shots}} in the film', {
              shots: shots.length,
            })}
          </summary>
          {moments}
        </details>
      )}
    </li>
  );
}

/** Details of a zone: its workouts, and its shots in their videos. */
export function ZonePanel({ zone, asked, record, onClose }: ZonePanelProps) {
  const query = useQuery(zoneWorkoutsQuery(zone, asked));
  const ref = useRef<HTMLElement>(null);
  // Zones can also be chosen in the list, which is a screen below on phones.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [zone]);
  const { made, total } = record ?? { made: 0, total: 0 };
  // The server lists a limited number of workouts.
  const listed = query.data?.reduce((sum, workout) => sum + workout.total, 0) ?? total;
  return (
    <ClosableCard ref={ref} title={zoneDisplayName(zone)} onClose={onClose}>
      <p className="mb-2 text-sm text-muted figures">{realAccuracyWords({ made, total })}</p>
      <Loaded
        query={query}
        title={t('These workouts could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(workouts) => {
          if (workouts.length === 0) {
            return <p className="text-muted">{t('No workouts with shots from here.')}</p>;
          }
          const firstFilm = workouts.find(({ shots }) => shots.length > 0);
          return (
            <ul>
              {workouts.map((workout) => (
                <WorkoutRow
                  key={workout.workoutId}
                  workout={workout}
                  isFirstFilm={workout === firstFilm}
                />
              ))}
            </ul>
          );
        }}
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
