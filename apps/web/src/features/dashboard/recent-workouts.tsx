import type { HistoryEntry } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { SkeletonList } from '../../components/ui/skeleton.tsx';
import { WorkoutCard } from './workout-card.tsx';
import { statsQuery } from '../../lib/queries/stats.ts';
import { recentWorkoutsQuery } from '../../lib/queries/workouts.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { recentDay } from './recent-day.ts';
import { TimedWorkoutCard } from './timed-workout-card.tsx';

function WorkoutList({ workouts }: { readonly workouts: readonly HistoryEntry[] }) {
  const timeZone = useTimeZone();
  const today = useQuery(statsQuery).data?.today as LocalDay | undefined;
  if (workouts.length === 0)
    return <p className="text-muted">{t('Your five newest will show up here.')}</p>;
  return (
    <>
      <ul className="space-y-3">
        {workouts.map((workout) => (
          <li key={workout.id}>
            {workout.kind === 'timed' ? (
              <TimedWorkoutCard workout={workout} day={recentDay(workout, today, timeZone)} />
            ) : (
              <WorkoutCard workout={workout} day={recentDay(workout, today, timeZone)} />
            )}
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" className="mt-3 w-full">
        <Link to="/workouts">{t('All workouts')}</Link>
      </Button>
    </>
  );
}

const LOADING = (
  <SkeletonList
    label={t('Loading workouts')}
    count={LIMITS.RECENT_WORKOUTS}
    each="h-[118px] rounded-card"
    className="space-y-3"
  />
);

/** The five newest workouts, with shots or timed. */
export function RecentWorkouts() {
  return (
    <section aria-labelledby="recent-workouts">
      <CardHeading
        id="recent-workouts"
        className="items-center"
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to="/upload">
              <Plus aria-hidden /> {t('New Workout')}
            </Link>
          </Button>
        }
      >
        {t('Recent Workouts')}
      </CardHeading>
      <Loaded
        query={useQuery(recentWorkoutsQuery)}
        title={t('Your workouts could not be loaded')}
        skeleton={LOADING}
      >
        {(workouts) => <WorkoutList workouts={workouts} />}
      </Loaded>
    </section>
  );
}
