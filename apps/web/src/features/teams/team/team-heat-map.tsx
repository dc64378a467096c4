import type { TeamDetails } from '@hooplog/contract';
import { HEAT_MAP_LEGEND, type HeatMapPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LateHeatMapCourt } from '../../../components/court/lazy-courts.tsx';
import { MapKey } from '../../../components/court/map-key.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { teamHeatMapQuery, teamShotsWithoutZoneQuery } from '../../../lib/queries/teams.ts';

interface TeamHeatMapProps {
  readonly team: TeamDetails;
  readonly userId: string;
  readonly period: HeatMapPeriod;
}

const WHOLE_TEAM = '';

/** The possible subjects: the whole team; a single player for the coach; themselves for a player. */
function choicesOf({ role, players }: TeamDetails, userId: string) {
  const shown = role === 'coach' ? players : players.filter(({ id }) => id === userId);
  return shown.map(({ id, name }) => ({
    id,
    label: id === userId ? t('{name} (you)', { name }) : name,
  }));
}

/** Where the team, or one of its players, makes their shots. */
export function TeamHeatMap({ team, userId, period }: TeamHeatMapProps) {
  const [chosen, setChosen] = useState(WHOLE_TEAM);
  const choices = choicesOf(team, userId);
  // The chosen player may have left in the meantime.
  const playerId = choices.find(({ id }) => id === chosen)?.id ?? null;
  const query = useQuery({
    ...teamHeatMapQuery(team.id, period, playerId),
    placeholderData: keepPreviousData,
  });
  const { data: withoutZone } = useQuery(teamShotsWithoutZoneQuery(team.id, period, playerId));
  return (
    <Card aria-labelledby="team-heat-map">
      <CardHeading
        id="team-heat-map"
        className="items-center"
        action={
          <Select
            aria-label={t('Whose shots')}
            className="w-44"
            value={playerId ?? WHOLE_TEAM}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            <option value={WHOLE_TEAM}>{t('Whole team')}</option>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        }
      >
        {t('Heat map')}
      </CardHeading>
      <Loaded
        query={query}
        title={t('Failed to fetch heat map data')}
        skeleton={<Skeleton className="aspect-[51.2/48.2] w-full" />}
      >
        {(zones) => (
          <>
            {zones.length === 0 && (
              <p className="mb-3 text-muted">{t('No zone data available yet in this period.')}</p>
            )}
            <LateHeatMapCourt records={zones} />
            <MapKey entries={HEAT_MAP_LEGEND} withoutZone={withoutZone} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
