import type { TeamDetails, TeamPlayerDetails } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Megaphone, UserMinus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BackLink } from '../../../components/layout/back-link.tsx';
import { CourtSkeleton } from '../../../components/court/court-skeleton.tsx';
import { LateHeatMapCourt } from '../../../components/court/lazy-courts.tsx';
import { WithoutZoneNote } from '../../../components/court/without-zone-note.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { LazyWeekChart } from '../../../components/charts/lazy-charts.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { lazyDialog, lazyPart } from '../../../components/ui/lazy-part.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatLocalDay } from '../../../lib/format/dates.ts';
import {
  teamHeatMapQuery,
  teamPlayerQuery,
  teamQuery,
  teamShotsWithoutZoneQuery,
} from '../../../lib/queries/teams.ts';
import { together } from '../../../lib/queries/together.ts';
import { PlayerAssignments } from './player-assignments.tsx';
import { PLAYER_CARDS, ZONES_CARD } from './player-cards-style.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { RemindButton } from '../remind-button.tsx';
import { ToTeams } from '../to-teams.tsx';

// For coaches only.
const AnnouncementDialog = lazyDialog(
  async () => (await import('../announcements/announcement-dialog.tsx')).AnnouncementDialog,
);
const RemovePlayer = lazyDialog(
  async () => (await import('../team/remove-player.tsx')).RemovePlayer,
);
const NoteForm = lazyPart(async () => (await import('./note-form.tsx')).NoteForm).Part;

interface OfTeam {
  readonly id: string;
  readonly playerId: string;
}

function Zones({ id, playerId }: OfTeam) {
  const shots = [id, 'all', playerId] as const;
  const { data: withoutZone } = useQuery(teamShotsWithoutZoneQuery(...shots));
  return (
    <Card aria-labelledby="player-zones" className={ZONES_CARD}>
      <CardHeading id="player-zones">{t('Zones')}</CardHeading>
      <Loaded
        query={useQuery(teamHeatMapQuery(...shots))}
        title={t('Failed to fetch heat map data')}
        skeleton={<CourtSkeleton />}
      >
        {(zones) => (
          <>
            {zones.length === 0 && (
              <p className="mb-3 text-muted">{t('No zone data available yet.')}</p>
            )}
            <LateHeatMapCourt records={zones} />
            <WithoutZoneNote shots={withoutZone} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const activity = ({ lastActiveDay, isActiveThisWeek }: TeamPlayerDetails) =>
  lastActiveDay === null
    ? t('No workout yet')
    : isActiveThisWeek
      ? t('Last active {day}', { day: formatLocalDay(lastActiveDay) })
      : t('Last active {day} · not this week', { day: formatLocalDay(lastActiveDay) });

interface PlayerProps {
  readonly team: TeamDetails;
  readonly found: TeamPlayerDetails;
}

function Player({ team, found }: PlayerProps) {
  const { player, weeks, note, isActiveThisWeek } = found;
  const [isWriting, setIsWriting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const columns = weeks.map(({ week, made, totalShots }) => ({
    start: week,
    made,
    total: totalShots,
  }));
  return (
    <>
      <PageHeading
        description={activity(found)}
        action={
          team.mayManage && (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                onClick={() => {
                  setIsWriting(true);
                }}
              >
                <Megaphone aria-hidden /> {t('Write')}
              </Button>
              {!isActiveThisWeek && <RemindButton teamId={team.id} playerIds={[player.id]} />}
            </div>
          )
        }
      >
        {player.name}
      </PageHeading>
      <div className={PLAYER_CARDS}>
        <Card aria-labelledby="player-weeks">
          <CardHeading id="player-weeks">{t('Shots by week')}</CardHeading>
          <LazyWeekChart label={t('Shots by week')} columns={columns} />
        </Card>
        <Zones id={team.id} playerId={player.id} />
        <PlayerAssignments teamId={team.id} playerId={player.id} />
        {team.mayManage && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <NoteForm teamId={team.id} playerId={player.id} note={note} />
          </Suspense>
        )}
      </div>
      {team.mayManage && (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 text-muted"
          onClick={() => {
            setIsRemoving(true);
          }}
        >
          <UserMinus aria-hidden /> {t('Remove Player')}
        </Button>
      )}
      {isRemoving && (
        <RemovePlayer
          teamId={team.id}
          player={player}
          onClose={() => {
            setIsRemoving(false);
          }}
        />
      )}
      {isWriting && (
        <AnnouncementDialog
          team={team}
          playerId={player.id}
          onClose={() => {
            setIsWriting(false);
          }}
        />
      )}
    </>
  );
}

const NOT_FOUND = (
  <Card>
    <EmptyState
      picture="search"
      title={<PageTitle>{t('Player not found')}</PageTitle>}
      text={t('This player is not on the team any more.')}
      action={<ToTeams />}
    />
  </Card>
);

/** One player of a team, as seen by the coach and by the player. */
export function PlayerView({ id, playerId }: OfTeam) {
  const team = useQuery(teamQuery(id));
  return (
    <div className="space-y-4 md:space-y-5">
      <BackLink to="/teams/$id" params={{ id }}>
        {team.data?.name ?? t('Team')}
      </BackLink>
      <Loaded
        query={together(team, useQuery(teamPlayerQuery(id, playerId)))}
        title={t('The player could not be loaded')}
        skeleton={<PlayerSkeleton />}
        gone={NOT_FOUND}
      >
        {([found, details]) => <Player team={found} found={details} />}
      </Loaded>
    </div>
  );
}
