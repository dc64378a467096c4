import type { WorkoutDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { LateHeatMapCourt } from '../../../components/court/lazy-courts.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { WorkoutNotFound } from '../../../components/workouts/workout-not-found.tsx';
import { formatLocalDay } from '../../../lib/format/dates.ts';
import { together } from '../../../lib/queries/together.ts';
import { workoutQuery } from '../../../lib/queries/workouts.ts';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { differenceWords } from './difference-text.ts';

interface CompareViewProps {
  /** Ids of the two workouts. */
  readonly pair: readonly [string, string] | null;
}

/** The older workout comes first, whichever was selected first. */
const inOrder = (workouts: readonly WorkoutDetails[]) =>
  workouts.toSorted((a, b) => Date.parse(a.workoutDate) - Date.parse(b.workoutDate));

function Comparison({ workouts }: { readonly workouts: readonly WorkoutDetails[] }) {
  const [before, after] = inOrder(workouts);
  if (before === undefined || after === undefined) return null;
  return (
    <>
      <Card>
        <CardHeading description={differenceWords(before, after)}>
          {t('Result and zones')}
        </CardHeading>
        <CompareTable before={before} after={after} />
      </Card>
      <div className="grid gap-4 md:grid-cols-2 lg:gap-6">
        {[before, after].map((workout) => (
          <Card key={workout.id}>
            <CardHeading>{formatLocalDay(workout.localDay)}</CardHeading>
            <LateHeatMapCourt records={workout.shotData} />
            <Button asChild variant="secondary" size="sm" className="mt-4">
              <Link to="/workout/$id" params={{ id: workout.id }}>
                {t('All details')}
              </Link>
            </Button>
          </Card>
        ))}
      </div>
    </>
  );
}

function Pair({ pair: [first, second] }: { readonly pair: readonly [string, string] }) {
  const workouts = together(useQuery(workoutQuery(first)), useQuery(workoutQuery(second)));
  return (
    <Loaded
      query={workouts}
      failed={(onRetry) => <WorkoutNotFound isPage={false} onRetry={onRetry} />}
      gone={<WorkoutNotFound isPage={false} />}
      skeleton={<CompareSkeleton />}
    >
      {(both) => <Comparison workouts={both} />}
    </Loaded>
  );
}

/** Two workouts side by side: totals, zones and courts. */
export function CompareView({ pair }: CompareViewProps) {
  return (
    <div className="space-y-5 md:space-y-6">
      <div>
        <BackLink to="/workouts">{t('Workouts')}</BackLink>
        <PageHeading>{t('Compare two workouts')}</PageHeading>
      </div>
      {pair === null ? (
        <Card>
          <EmptyState
            picture="board"
            title={t('Nothing to compare yet')}
            text={t('Choose two workouts in the list.')}
            action={
              <Button asChild>
                <Link to="/workouts">{t('To the list')}</Link>
              </Button>
            }
          />
        </Card>
      ) : (
        <Pair pair={pair} />
      )}
    </div>
  );
}
