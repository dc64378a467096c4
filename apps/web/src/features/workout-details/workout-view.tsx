import { useQuery } from '@tanstack/react-query';
import type { WorkoutDetails } from '@hooplog/contract';
import { withoutZone } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isNotFound } from '../../lib/api-client/api-error.ts';
import { formatWorkoutMoment } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { CountedFilm } from './counted-film.tsx';
import { toDetailZones } from './detail-zones.ts';
import { ShotChart } from './shot-chart.tsx';
import { ShotCards } from './shot-cards.tsx';
import { WorkoutActions } from './workout-actions.tsx';
import { WorkoutNotFound } from '../../components/workouts/workout-not-found.tsx';
import { WorkoutVideo } from './workout-video.tsx';
import { ZoneCards } from './zone-cards.tsx';

interface WorkoutViewProps {
  readonly id: string;
  /** The moment of the video to show, seconds; null for its start. */
  readonly startSeconds: number | null;
}

interface BodyProps extends Pick<WorkoutViewProps, 'startSeconds'> {
  readonly workout: WorkoutDetails;
}

function Body({ workout, startSeconds }: BodyProps) {
  const zones = toDetailZones(workout.shotData);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1.1fr_1fr] lg:gap-6">
      <ShotChart
        zones={zones}
        withoutZone={withoutZone({ made: workout.made, total: workout.totalShots }, zones)}
        shots={workout.shots}
      />
      <div className="grid gap-4 lg:gap-6">
        {workout.videoUrl !== null && (
          <WorkoutVideo
            videoUrl={workout.videoUrl}
            posterUrl={workout.posterUrl}
            shots={workout.shots}
            startSeconds={startSeconds}
          />
        )}
        {(workout.countedOn === 'device' || workout.countedOn === 'live') && (
          <CountedFilm
            workout={workout}
            countedOn={workout.countedOn}
            startSeconds={startSeconds}
          />
        )}
        {workout.notes !== null && (
          <Card>
            <CardHeading className="mb-2">Notes</CardHeading>
            <p className="break-words whitespace-pre-line">{workout.notes}</p>
          </Card>
        )}
        <section aria-labelledby="zone-breakdown">
          <CardHeading id="zone-breakdown" className="mb-3">
            Zone Breakdown
          </CardHeading>
          <ZoneCards zones={zones} />
        </section>
      </div>
    </div>
  );
}

/** Everything about one workout. */
export function WorkoutView({ id, startSeconds }: WorkoutViewProps) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(workoutQuery(id));
  if (error !== null) {
    return <WorkoutNotFound onRetry={isNotFound(error) ? undefined : () => void refetch()} />;
  }
  return (
    <div className="space-y-5 md:space-y-6">
      <div>
        <Link
          to="/"
          className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-control px-1 text-sm font-semibold text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> Dashboard
        </Link>
        {data === undefined ? (
          <Skeleton className="mt-1 h-28 w-80 max-w-full md:h-9" />
        ) : (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-2xl display md:text-3xl">{formatWorkoutMoment(data, timeZone)}</h1>
            <WorkoutActions workout={data} />
          </div>
        )}
      </div>
      <ShotCards workout={data} />
      {data === undefined ? (
        <Skeleton className="h-120 rounded-card" />
      ) : (
        <Body workout={data} startSeconds={startSeconds} />
      )}
    </div>
  );
}
