import { drillName } from '@hooplog/domain';
import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BackLink } from '../../components/layout/back-link.tsx';
import { cn } from '../../components/ui/cn.ts';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatLongDay, formatWorkoutMoment } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { ShotCards } from './shot-cards.tsx';
import { WorkoutActions, WorkoutChanges } from './workout-actions.tsx';
import { WorkoutBody } from './workout-body.tsx';
import { WorkoutTags } from '../../components/workouts/workout-tags.tsx';
import { WorkoutNotFound } from '../../components/workouts/workout-not-found.tsx';

// Rarely present.
const CorrectionCard = lazyPart(
  async () => (await import('./correction-card.tsx')).CorrectionCard,
).Part;

interface WorkoutViewProps {
  readonly id: string;
  /** Where to start the video, seconds; null for the beginning. */
  readonly startSeconds: number | null;
}

interface FrameProps {
  /** The date of the workout and its actions. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ head, children }: FrameProps) => (
  <div className="space-y-5 md:space-y-6">
    <div>
      <BackLink to="/">{t('Dashboard')}</BackLink>
      {head}
    </div>
    {children}
  </div>
);

const LOADING = (
  <Frame head={<Skeleton className="h-27 w-80 max-w-full md:h-9" />}>
    <ShotCards workout={undefined} />
    <Skeleton className="h-120 rounded-card" />
  </Frame>
);

/** The date as a heading: the line breaks after the day where there is room. */
function Moment({ workout }: { readonly workout: WorkoutDetails }) {
  const moment = formatWorkoutMoment(workout, useTimeZone());
  const day = formatLongDay(workout.localDay);
  if (!moment.startsWith(day)) return moment;
  return (
    <>
      <span className="inline-block">{day}</span>
      {moment.slice(day.length)}
    </>
  );
}

function Head({ workout }: { readonly workout: WorkoutDetails }) {
  const moment = <Moment workout={workout} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h1
          className={cn(
            'display wrap-anywhere md:text-3xl',
            workout.name === null ? 'text-xl' : 'text-2xl',
          )}
        >
          {workout.name ?? moment}
        </h1>
        {workout.name !== null && <p className="font-semibold text-muted">{moment}</p>}
        {workout.filmedBy !== undefined && (
          <p className="text-sm text-muted">
            {workout.filmedBy === null
              ? t('Filmed by another player')
              : t('Filmed by {player}', { player: workout.filmedBy.name })}
          </p>
        )}
        {workout.drill !== undefined && (
          <p className="font-semibold text-muted">
            {t('Drill: {drill}', { drill: drillName(workout.drill) })}
          </p>
        )}
      </div>
      <WorkoutActions workout={workout} />
    </div>
  );
}

/** Everything about one workout. */
export function WorkoutView({ id, startSeconds }: WorkoutViewProps) {
  return (
    <Loaded
      query={useQuery(workoutQuery(id))}
      failed={(onRetry) => <WorkoutNotFound onRetry={onRetry} />}
      skeleton={LOADING}
      gone={<WorkoutNotFound />}
    >
      {(workout) => (
        <Frame head={<Head workout={workout} />}>
          {workout.correction !== undefined && (
            <Suspense>
              <CorrectionCard workout={workout} correction={workout.correction} />
            </Suspense>
          )}
          <ShotCards workout={workout} />
          <WorkoutBody workout={workout} startSeconds={startSeconds}>
            <WorkoutTags workoutId={workout.id} tags={workout.tags} />
            <WorkoutChanges workout={workout} />
          </WorkoutBody>
        </Frame>
      )}
    </Loaded>
  );
}
