import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReceivedTeamInvitations } from '../../components/invitations/received-team-invitations.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { cn } from '../../components/ui/cn.ts';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { workoutsQuery } from '../../lib/queries/workouts.ts';
import { AssignmentsCard } from './assignments-card.tsx';
import { CountShotsLink } from './count-shots-link.tsx';
import { GoalsCard } from './goals/goals-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { StreakCard } from './streak-card.tsx';
import { VideosOnTheirWay } from '../../components/videos/videos-on-their-way.tsx';

interface DashboardProps {
  /** How to call the player; null where no name is known. */
  readonly name: string | null;
}

/** One word for all when none of them answers, and what can be done without: counting by hand. */
function NothingLoaded() {
  const client = useQueryClient();
  const retry = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  return (
    <>
      <Unreachable onRetry={retry} />
      <QuickActions />
    </>
  );
}

/** Where the player stands, at a glance. */
export function Dashboard({ name }: DashboardProps) {
  const asked = [useQuery(statsQuery), useQuery(workoutsQuery), useQuery(goalsQuery)];
  const isUnreachable = asked.every(({ isError }) => isError);
  return (
    <div className="space-y-6 md:space-y-8">
      <PageHeading action={<CountShotsLink />}>
        {name === null ? 'Dashboard' : `Let’s get to work, ${name}`}
      </PageHeading>
      {isUnreachable ? <NothingLoaded /> : <Overview />}
    </div>
  );
}

function Overview() {
  const { data: stats, isError, refetch } = useQuery(statsQuery);
  // How tall the cards above are, nobody knows before they are loaded: the list would jump.
  const above = [useQuery(ownAssignmentsQuery), useQuery(goalsQuery)];
  const isMoving = above.some(({ isLoading }) => isLoading);
  return (
    <>
      {isError ? (
        <ErrorState title="Your numbers could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <LifetimeCards highlighted stats={stats} />
      )}
      <ReceivedTeamInvitations />
      <VideosOnTheirWay />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className="space-y-6">
          <AssignmentsCard />
          <GoalsCard />
          <div className={cn(isMoving && 'invisible')}>
            <RecentWorkouts />
          </div>
        </div>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {!isError && <StreakCard stats={stats} />}
          <QuickActions />
        </div>
      </div>
    </>
  );
}
