import type { TeamDetails, TeamWeekPlayer } from '@hooplog/contract';
import { addDays, addWeeks, type LocalDay, weekOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { formatLocalDay, formatShortDay } from '../../../lib/format/dates.ts';
import { teamQuery, teamWeekQuery } from '../../../lib/queries/teams.ts';
import { RemindButton } from '../remind-button.tsx';
import { ToTeams } from '../to-teams.tsx';
import { WeekAssignments } from './week-assignments.tsx';
import { WeekPlayers } from './week-players.tsx';
import { WeekPlayersSkeleton, WeekSkeleton } from './week-skeleton.tsx';
import { hasTrained, sumWords } from './week-text.ts';

/** Maximum number of placeholder rows: in two columns they fill a window, so that no card below them shows and moves. */
const MAX_ROWS = 30;

interface WeekProps {
  readonly team: TeamDetails;
  /** The first day of the week. */
  readonly week: LocalDay;
  /** Today in the coach's time zone. */
  readonly today: LocalDay;
}

function WeekSwitch({ team, week, today }: WeekProps) {
  const params = { id: team.id };
  const next = addWeeks(week, 1);
  return (
    <div className="flex gap-2 print:hidden">
      <Button asChild variant="secondary" size="icon">
        <Link
          to="/teams/$id/week"
          params={params}
          search={{ day: addWeeks(week, -1) }}
          aria-label={t('The week before')}
          replace
        >
          <ChevronLeft aria-hidden />
        </Link>
      </Button>
      {next <= today && (
        <Button asChild variant="secondary" size="icon">
          <Link
            to="/teams/$id/week"
            params={params}
            search={{ day: next }}
            aria-label={t('The week after')}
            replace
          >
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          window.print();
        }}
      >
        <Printer aria-hidden /> {t('Print')}
      </Button>
    </div>
  );
}

function Players({
  team,
  week,
  today,
  rows,
}: WeekProps & { readonly rows: readonly TeamWeekPlayer[] }) {
  const trained = rows.filter(hasTrained);
  const others = rows.filter((row) => !hasTrained(row));
  const isCurrent = week === weekOf(today);
  return (
    <>
      <p className="text-lg font-semibold figures">{sumWords(rows)}</p>
      <Card aria-labelledby="trained">
        <CardHeading id="trained">
          {t('Trained ({players})', { players: trained.length })}
        </CardHeading>
        {trained.length === 0 ? (
          <p className="text-muted">{t('Nobody has trained in this week.')}</p>
        ) : (
          <WeekPlayers teamId={team.id} rows={trained} isCurrent={isCurrent} />
        )}
      </Card>
      {others.length > 0 && (
        <Card aria-labelledby="not-trained">
          <CardHeading
            id="not-trained"
            className="items-center"
            action={
              isCurrent &&
              team.mayManage && (
                <span className="print:hidden">
                  <RemindButton
                    teamId={team.id}
                    playerIds={others.map(({ player }) => player.id)}
                  />
                </span>
              )
            }
          >
            {isCurrent
              ? t('Not yet ({players})', { players: others.length })
              : t('Did not train ({players})', { players: others.length })}
          </CardHeading>
          <WeekPlayers teamId={team.id} rows={others} isCurrent={isCurrent} />
        </Card>
      )}
    </>
  );
}

function Week(props: WeekProps) {
  const { team, week } = props;
  const query = useQuery(teamWeekQuery(team.id, week));
  return (
    <>
      <PageHeading
        description={t('{first} to {last}', {
          first: formatShortDay(week),
          last: formatLocalDay(addDays(addWeeks(week, 1), -1)),
        })}
        action={<WeekSwitch {...props} />}
      >
        {team.name}
      </PageHeading>
      <Loaded
        query={query}
        title={t('The week could not be loaded')}
        skeleton={<WeekPlayersSkeleton players={Math.min(team.playerCount, MAX_ROWS)} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState
                picture="week"
                title={t('Nobody is on the team yet')}
                text={t('Add players by e-mail or by the join link: here you see who trained.')}
              />
            </Card>
          ) : (
            <Players {...props} rows={rows} />
          )
        }
      </Loaded>
      <WeekAssignments teamId={team.id} week={week} />
    </>
  );
}

const NOT_FOUND = (
  <Card>
    <EmptyState
      picture="search"
      title={<PageTitle>{t('Team not found')}</PageTitle>}
      text={t('This team doesn’t exist, or you are not its coach.')}
      action={<ToTeams />}
    />
  </Card>
);

interface WeekViewProps {
  readonly id: string;
  /** Any day of the week. */
  readonly day: LocalDay;
  /** Today in the coach's time zone. */
  readonly today: LocalDay;
}

/** A team's week on one page, to read and print: who trained, who did not, what changed, and the assignments. */
export function WeekView({ id, day, today }: WeekViewProps) {
  return (
    <div className="space-y-4 md:space-y-5">
      <BackLink to="/teams/$id" params={{ id }}>
        {t('Team')}
      </BackLink>
      <Loaded
        query={useQuery(teamQuery(id))}
        title={t('The team could not be loaded')}
        skeleton={<WeekSkeleton />}
        gone={NOT_FOUND}
      >
        {(team) =>
          team.role === 'coach' ? <Week team={team} week={weekOf(day)} today={today} /> : NOT_FOUND
        }
      </Loaded>
    </div>
  );
}
