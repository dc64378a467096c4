import type { WorkoutDetails } from '@hooplog/contract';
import { withoutZone } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type ReactNode, Suspense } from 'react';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { CountedFilm } from './counted-film.tsx';
import { toDetailZones } from './detail-zones.ts';
import { ShotChart } from './shot-chart.tsx';
import { WorkoutVideo } from './workout-video.tsx';
import { ZoneCards } from './zone-cards.tsx';

// Damaged films are rare.
const MissingFilm = lazyPart(async () => (await import('./missing-film.tsx')).MissingFilm).Part;

// Only films have flights.
const FlownShots = lazyPart(async () => (await import('./flown-shots.tsx')).FlownShots).Part;

// Few workouts have kinds.
const KindsOfWorkout = lazyPart(
  async () => (await import('../../components/kinds/kinds.tsx')).KindsOfWorkout,
).Part;

interface WorkoutBodyProps {
  readonly workout: WorkoutDetails;
  /** Where to start the video, seconds; null for the beginning. */
  readonly startSeconds: number | null;
  /** Additional actions for the owner, after the numbers. */
  readonly children?: ReactNode;
}

/** A workout on the court, with its video, notes and zones. */
export function WorkoutBody({ workout, startSeconds, children }: WorkoutBodyProps) {
  const zones = toDetailZones(workout.shotData);
  return (
    // Where the chart is higher than both rows beside it, the second takes the difference.
    <div className="grid items-start gap-4 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-6">
      <ShotChart
        zones={zones}
        withoutZone={withoutZone({ made: workout.made, total: workout.totalShots }, zones)}
        shots={workout.shots}
        // Without a film, the column beside it is half as high.
        {...(workout.videoUrl === null && { className: 'lg:row-span-2' })}
      />
      <div className="grid gap-4 lg:gap-6">
        {workout.missingFilm !== undefined && (
          <Suspense>
            <MissingFilm {...workout} />
          </Suspense>
        )}
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
            <CardHeading className="mb-2">{t('Notes')}</CardHeading>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{workout.notes}</bdi>
            </p>
          </Card>
        )}
        <section aria-labelledby="zone-breakdown">
          <CardHeading id="zone-breakdown" className="mb-3">
            {t('Zone Breakdown')}
          </CardHeading>
          <ZoneCards zones={zones} />
        </section>
        {workout.kindData !== undefined && (
          <Suspense fallback={null}>
            <KindsOfWorkout kindData={workout.kindData} />
          </Suspense>
        )}
      </div>
      {workout.shots.length > 0 && (
        <Suspense fallback={null}>
          <FlownShots shots={workout.shots} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
