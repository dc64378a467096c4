import type { TeamDetails } from '@hooplog/contract';
import { type HeatMapPeriod, type LocalDay } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { PeriodSelect } from '../../../components/accuracy/period-select.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { teamQuery } from '../../../lib/queries/teams.ts';
import { AnnouncementsCard } from '../announcements/announcements-card.tsx';
import { AssignmentsCard } from '../assignments/assignments-card.tsx';
import { HeadingSkeleton } from '../heading-skeleton.tsx';
import { TeamFigures } from '../team-figures.tsx';
import { ToTeams } from '../to-teams.tsx';
import { Roster } from './roster.tsx';
import { TeamActions } from './team-actions.tsx';
import { TeamHeatMap } from './team-heat-map.tsx';

const inviteCard = lazyPart(async () => (await import('./invite-card.tsx')).InviteCard);
// Preloaded while the page requests the team. It is below the numbers, and only for coaches.
inviteCard.ahead();

interface Viewer {
  readonly userId: string;
  /** Today in the viewer's time zone. */
  readonly today: LocalDay;
  readonly period: HeatMapPeriod;
  readonly onPeriodChange: (period: HeatMapPeriod) => void;
  readonly onGone: () => void;
}

const NOT_FOUND = (
  <Card>
    <EmptyState
      picture="search"
      title={<PageTitle>{t('Team not found')}</PageTitle>}
      text={t('This team doesn’t exist or you are not on it.')}
      action={<ToTeams />}
    />
  </Card>
);

interface LoadedTeamProps extends Viewer {
  readonly team: TeamDetails;
}

function LoadedTeam({ team, userId, today, period, onPeriodChange, onGone }: LoadedTeamProps) {
  const players = team.playerCount;
  const about =
    team.role === 'coach'
      ? t('You coach this team · {players, plural, one {# player} other {# players}}', { players })
      : t('Coached by {coach} · {players, plural, one {# player} other {# players}}', {
          coach: team.coach.name,
          players,
        });
  const shown = { team, userId, period };
  return (
    <>
      <PageHeading
        description={about}
        action={
          team.role === 'coach' && (
            <Button asChild>
              <Link to="/teams/$id/week" params={{ id: team.id }}>
                <CalendarDays aria-hidden /> {t('The week')}
              </Link>
            </Button>
          )
        }
      >
        {team.name}
      </PageHeading>
      {team.role === 'coach' && !team.mayManage && (
        <p className="rounded-card border border-line bg-sunken p-4">
          {rich(
            'Coach mode is off: you can look, but not change anything. Switch it on in your <link>profile</link>.',
            {
              link: (text) => (
                <Link to="/profile" className="font-semibold underline">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <TeamFigures team={team} className="gap-x-4 sm:gap-x-8" />
          <p className="text-sm text-muted">{t('All players, all time')}</p>
        </div>
        <PeriodSelect period={period} onChange={onPeriodChange} className="w-fit min-w-32" />
      </div>
      {team.role === 'coach' && <Roster {...shown} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr]">
        <AssignmentsCard team={team} today={today} />
        <AnnouncementsCard team={team} />
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <TeamHeatMap {...shown} />
        </div>
        {team.mayManage && (
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <inviteCard.Part teamId={team.id} />
          </Suspense>
        )}
        {team.role === 'player' && <Roster {...shown} />}
      </div>
      <TeamActions team={team} userId={userId} onGone={onGone} />
    </>
  );
}

/** Placeholder of what every viewer sees first: heading, numbers with the period filter, and a card. */
const TeamSkeleton = () => (
  <>
    <HeadingSkeleton />
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Skeleton className="h-19 w-64" />
      <Skeleton className="h-11 w-36" />
    </div>
    <Skeleton className="h-96 rounded-card" />
  </>
);

/** One team, as seen by its coach or one of its players. */
export function TeamView({ id, ...viewer }: Viewer & { readonly id: string }) {
  return (
    <div className="space-y-4 md:space-y-5">
      <BackLink to="/teams">{t('Teams')}</BackLink>
      <Loaded
        query={useQuery(teamQuery(id))}
        title={t('The team could not be loaded')}
        skeleton={<TeamSkeleton />}
        gone={NOT_FOUND}
      >
        {(team) => <LoadedTeam team={team} {...viewer} />}
      </Loaded>
    </div>
  );
}
