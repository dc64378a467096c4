import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { cn } from '../../components/ui/cn.ts';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { AssignmentsCard } from './assignments-card.tsx';
import { GoalsCard } from './goals/goals-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { StreakCard } from './streak-card.tsx';
import { VideosOnTheirWay } from './videos-on-their-way.tsx';

interface DashboardProps {
  /** How to call the player; null where no name is known. */
  readonly name: string | null;
}

/** Where the player stands, at a glance. */
export function Dashboard({ name }: DashboardProps) {
  const { data: stats, isError, refetch } = useQuery(statsQuery);
  // How tall the cards above are, nobody knows before they are loaded: the list would jump.
  const above = [useQuery(ownAssignmentsQuery), useQuery(goalsQuery)];
  const isMoving = above.some(({ isLoading }) => isLoading);
  return (
    <div className="space-y-6 md:space-y-8">
      <PageHeading>{name === null ? 'Dashboard' : `Let’s get to work, ${name}`}</PageHeading>
      {isError ? (
        <ErrorState title="Your numbers could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <LifetimeCards highlighted stats={stats} />
      )}
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
          <StreakCard stats={stats} />
          <QuickActions />
        </div>
      </div>
    </div>
  );
}
