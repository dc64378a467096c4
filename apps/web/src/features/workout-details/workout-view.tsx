import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isNotFound } from '../../lib/api-client/api-error.ts';
import { formatWorkoutMoment } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { ShotCards } from './shot-cards.tsx';
import { WorkoutActions } from './workout-actions.tsx';
import { WorkoutBody } from './workout-body.tsx';
import { WorkoutNotFound } from '../../components/workouts/workout-not-found.tsx';

interface WorkoutViewProps {
  readonly id: string;
  /** The moment of the video to show, seconds; null for its start. */
  readonly startSeconds: number | null;
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
        <WorkoutBody workout={data} startSeconds={startSeconds} />
      )}
    </div>
  );
}
