import { type LifetimeFigure, lifetimeFigures } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CirclePlus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Unreachable } from '../../components/layout/unreachable.tsx';
import { LifetimeCards } from '../../components/stats/lifetime-cards.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';
import { goalsQuery } from '../../lib/queries/goals.ts';
import { statsQuery } from '../../lib/queries/stats.ts';
import { recentWorkoutsQuery } from '../../lib/queries/workouts.ts';
import { AsOf } from './as-of.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { FirstRun } from './first-run.tsx';
import { GoalsCard } from './goals/goals-card.tsx';
import { LINKED_FIGURES } from './linked-figures.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import { StreakCard } from './streak-card.tsx';
import { TodaysPlace, Unfinished } from './unfinished.tsx';
import { useOpenFilm } from './use-open-film.ts';
import { useTodaysThing } from './use-todays-thing.ts';

/** Leads straight to counting by hand: the next tap is the first shot. */
function CountShotsLink() {
  return (
    <Button asChild>
      <Link to="/upload" search={{ tracking: true }}>
        <CirclePlus aria-hidden /> {t('Count Shots')}
      </Link>
    </Button>
  );
}

// Loaded late, since few players have one.
const ReceivedTeamInvitations = lazyPart(
  async () =>
    (await import('../../components/invitations/received-team-invitations.tsx'))
      .ReceivedTeamInvitations,
).Part;

interface DashboardProps {
  readonly heading: ReactNode;
  /** Null for the static frame that is shown before anything is loaded. */
  readonly userId: string | null;
  /** Content of the frame that reserves the space of today's task. */
  readonly today?: ReactNode;
  /** What the cards show until the numbers are loaded; placeholders if omitted. */
  readonly figures?: Readonly<Record<LifetimeFigure, ReactNode>>;
  /** Whether to treat the player as new until their numbers are loaded. */
  readonly isNew?: boolean;
}

/** A single error for the whole dashboard when nothing loads, with what still works: counting by hand. */
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

/** Where the player stands, at a glance; before the first workout, how to start. */
export function Dashboard({ heading, userId, today, figures, isNew = false }: DashboardProps) {
  const stats = useQuery(statsQuery);
  const asked = [stats, useQuery(recentWorkoutsQuery), useQuery(goalsQuery)];
  const isUnreachable = asked.every(({ data, error }) => data === undefined && error !== null);
  const isNewcomer = stats.data === undefined ? isNew : stats.data.workoutCount === 0;
  return (
    <div className="space-y-6 md:space-y-8">
      <PageHeading action={!isNewcomer && <CountShotsLink />}>{heading}</PageHeading>
      {isUnreachable ? <NothingLoaded /> : <Overview {...{ userId, today, figures, isNewcomer }} />}
    </div>
  );
}

interface OverviewProps extends Pick<DashboardProps, 'userId' | 'today'> {
  readonly figures: DashboardProps['figures'];
  readonly isNewcomer: boolean;
}

function Overview({ userId, today, figures, isNewcomer }: OverviewProps) {
  const film = useOpenFilm(userId);
  const thing = useTodaysThing(userId, film ?? null);
  const stats = useQuery(statsQuery);
  // The cards above have unknown heights until they load, so the list waits; otherwise it would jump.
  const above = [useQuery(ownAssignmentsQuery), useQuery(goalsQuery)];
  const isMoving = above.some(({ isLoading }) => isLoading);
  return (
    <>
      {userId === null ? (
        <TodaysPlace>{today}</TodaysPlace>
      ) : film === undefined && thing !== null ? (
        // Reserves the space until it is known whether an interrupted film comes first.
        <TodaysPlace>{'\u00a0'}</TodaysPlace>
      ) : (
        <Unfinished thing={thing} film={film ?? null} />
      )}
      <AsOf />
      {isNewcomer && <FirstRun />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_auto_1fr]">
        {/* First on a phone: a streak that ends tonight, or a coach's request, would go unnoticed farther down. */}
        <div className="space-y-6 empty:hidden lg:col-start-2 lg:row-start-2">
          {stats.data === undefined && stats.error !== null ? null : (
            <StreakCard stats={stats.data} isSaid={thing?.kind === 'streak'} />
          )}
          <AssignmentsCard {...(thing?.kind === 'assignment' && { without: thing.id })} />
        </div>
        <div className="space-y-6 lg:col-span-2">
          <Loaded
            query={stats}
            title={t('Your numbers could not be loaded')}
            skeleton={<LifetimeCards highlighted figures={figures} cards={LINKED_FIGURES} />}
          >
            {(data) => (
              <LifetimeCards highlighted figures={lifetimeFigures(data)} cards={LINKED_FIGURES} />
            )}
          </Loaded>
          <Suspense>
            <ReceivedTeamInvitations />
          </Suspense>
        </div>
        <div className="space-y-6 lg:row-span-2">
          <GoalsCard />
          <div className={cn(isMoving && 'invisible')}>
            <RecentWorkouts />
          </div>
        </div>
        <QuickActions />
      </div>
    </>
  );
}
