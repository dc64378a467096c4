import type { Finish } from '@hooplog/contract';
import { zoneVerdicts } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ShareWorkout } from '../../components/share/share-workout.tsx';
import type { ReelFile } from '../../components/share/use-reel-file.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { WorkoutNotFound } from '../../components/workouts/workout-not-found.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { workoutQuery } from '../../lib/queries/workouts.ts';
import { finishQuery } from './finish-queries.ts';
import { Badges } from './badges.tsx';
import { CompletedAssignments } from './completed-assignments.tsx';
import { GoalsCard } from './goals-card.tsx';
import { NameAndTags } from './name-and-tags.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { Records } from './records.tsx';
import { ReelCard } from './reel/reel-card.tsx';
import { Result, Score } from './result.tsx';
import { useFirstTime } from './use-first-time.ts';
import { ZonesCard } from './zones-card.tsx';

// Most workouts are not drills.
const drillResult = lazyPart(async () => (await import('./drill-result.tsx')).DrillResult);

interface FinishBodyProps {
  readonly finish: Finish;
  /** Whether the workout is still in the outbox; everything that only the server knows is left out then. */
  readonly isWaiting?: boolean;
}

/** The result of a workout. */
export function FinishBody({ finish, isWaiting = false }: FinishBodyProps) {
  const { workout, shotData, records, badges, goals, reel } = finish;
  const isFirst = useFirstTime(workout.id);
  const verdicts = zoneVerdicts(shotData);
  const hasVideo = workout.source === 'video';
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid gap-4 lg:gap-6">
        {(workout.drill ?? workout.openDrill) && (
          <Suspense fallback={<Skeleton className="h-36 rounded-card" />}>
            <drillResult.Part
              workout={workout}
              drillBest={finish.drillBest}
              isWaiting={isWaiting}
            />
          </Suspense>
        )}
        <Result finish={finish} isFirst={isFirst} />
        <Records records={records} workout={workout} />
        <CompletedAssignments assignments={finish.assignments} />
        {badges.length > 0 && <Badges badges={badges} isFirst={isFirst} />}
      </div>
      <div className="grid gap-4 lg:gap-6">
        {!isWaiting && <GoalsCard goals={goals} isFirst={isFirst} />}
        <ZonesCard verdicts={verdicts} />
        <NextStepCard goals={goals} weakest={verdicts.weakest} source={workout.source} />
        {hasVideo && <ReelCard workout={workout} reel={reel} posterUrl={finish.posterUrl} />}
        {!isWaiting && <NameAndTags key={workout.id} finish={finish} />}
      </div>
    </div>
  );
}

interface FinishFrameProps {
  /** Id of the workout; null while only this device has it. */
  readonly id: string | null;
  /** The day of the workout. */
  readonly day: ReactNode;
  /** The reel, to be shared together with the picture; omitted if there is none. */
  readonly reel?: ReelFile | null;
  readonly children: ReactNode;
}

/** Heading and links of the finish screen. */
export function FinishFrame({ id, day, reel = null, children }: FinishFrameProps) {
  return (
    <div className="space-y-4 md:space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          {day}
          <h1 className="text-3xl display md:text-4xl">{t('Workout finished')}</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          {id !== null && (
            <>
              <ShareWorkout workoutId={id} reel={reel} variant="primary" />
              <Button asChild variant="secondary" size="sm">
                <Link to="/workout/$id" params={{ id }}>
                  {t('All details')}
                </Link>
              </Button>
            </>
          )}
          {/* On a phone this button is at the end, within reach of the thumb. */}
          <Button asChild size="sm" variant="secondary" className="max-md:hidden">
            <Link to="/">{t('Done')}</Link>
          </Button>
        </div>
      </div>
      {children}
      <Button asChild size="lg" className="w-full md:hidden">
        <Link to="/">{t('Done')}</Link>
      </Button>
    </div>
  );
}

/** The reel as of loading the screen. A reel made later is shared from its own card. */
const reelFileOf = ({ reel, workout }: Finish): ReelFile | null =>
  reel.url === null ? null : { url: reel.url, name: `hooplog-${workout.localDay}-makes.mp4` };

/** The score is already known if this page has just saved the workout. */
function Loading({ id }: { readonly id: string }) {
  const { data: workout } = useQuery({ ...workoutQuery(id), enabled: false });
  return (
    <div role="status" aria-label={t('Loading')} className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {workout === undefined ? (
        <Skeleton className="h-120 rounded-card" />
      ) : (
        <Card className="h-120 bg-accent-soft">
          <Score {...workout} />
        </Card>
      )}
      <Skeleton className="h-120 rounded-card" />
    </div>
  );
}

/** The screen after a workout: its result, and what to do next. */
export function FinishView({ id }: { readonly id: string }) {
  return (
    <Loaded
      query={useQuery(finishQuery(id))}
      failed={(onRetry) => <WorkoutNotFound onRetry={onRetry} />}
      skeleton={
        <FinishFrame id={id} day={<Skeleton className="h-6 w-40" />}>
          <Loading id={id} />
        </FinishFrame>
      }
      gone={<WorkoutNotFound />}
    >
      {(finish) => {
        const day = formatLocalDay(finish.workout.localDay);
        return (
          <FinishFrame id={id} day={<p className="text-muted">{day}</p>} reel={reelFileOf(finish)}>
            <FinishBody finish={finish} />
          </FinishFrame>
        );
      }}
    </Loaded>
  );
}
