import {
  type HeatMapPeriod,
  percentage,
  type Totals,
  type ZoneId,
  zoneNumber,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import { maySeeNumbersOf } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { zoneTotals } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { asTable, type PeriodPlayer, playerPeriods } from '../statistics/player-periods.ts';
import { readShotsWithoutZone } from '../statistics/shots-without-zone.ts';
import type { User } from '../users/find-user.ts';
import { isNotPaused } from '../users/paused.ts';
import { findTeam } from './rows.ts';

interface ZoneSums {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

interface TeamZone extends ZoneSums {
  readonly percentage: number;
}

interface Wanted {
  readonly period: HeatMapPeriod;
  /** One player of the team; omitted: all. */
  readonly playerId?: string | undefined;
}

type Players = readonly PeriodPlayer[];

const readPlayers = (database: Queryable, teamId: string, playerId: string | undefined) =>
  database
    .select({ id: users.id, timeZone: users.timeZone })
    .from(teamPlayers)
    .innerJoin(users, eq(users.id, teamPlayers.playerId))
    .where(
      and(
        eq(teamPlayers.teamId, teamId),
        isNotPaused,
        playerId === undefined ? undefined : eq(teamPlayers.playerId, playerId),
      ),
    );

const readLifetime = (database: Queryable, players: Players): Promise<ZoneSums[]> =>
  database
    .select({
      zone: zoneTotals.zone,
      made: sum(zoneTotals.made).mapWith(Number),
      total: sum(zoneTotals.total).mapWith(Number),
    })
    .from(zoneTotals)
    .where(
      inArray(
        zoneTotals.userId,
        players.map(({ id }) => id),
      ),
    )
    .groupBy(zoneTotals.zone);

async function readZones(
  database: Queryable,
  players: Players,
  period: HeatMapPeriod,
  now: Date,
): Promise<ZoneSums[]> {
  const periods = playerPeriods(players, period, now);
  if (periods === null) return readLifetime(database, players);
  const { rows } = await database.execute<{ zone: ZoneId; made: string; total: string }>(sql`
    select zone, sum(made) as made, sum(total) as total
    from ${asTable(periods)}
    join zone_days on zone_days.user_id = wanted.user_id and zone_days.day >= wanted.first_day
    group by zone`);
  return rows.map(({ zone, made, total }) => ({
    zone,
    made: Number(made),
    total: Number(total),
  }));
}

/** The whole team or one player, limited to those whose numbers the user may see. */
async function wantedPlayers(
  { database }: AppContext,
  user: User,
  teamId: string,
  playerId: string | undefined,
): Promise<Players> {
  const { team } = await findTeam(database, user, teamId);
  const players = await readPlayers(database, teamId, playerId);
  if (playerId === undefined) return players;
  if (players.length === 0) throw notFound(phrase('Player not found'));
  if (!maySeeNumbersOf(user, team, playerId)) {
    throw new AppError('forbidden', phrase('Only the coach sees the numbers of other players'));
  }
  return players;
}

/** Zones with shots of a whole team or of one player, by zone number. */
export async function getTeamHeatMap(
  context: AppContext,
  user: User,
  teamId: string,
  { period, playerId }: Wanted,
): Promise<TeamZone[]> {
  const players = await wantedPlayers(context, user, teamId, playerId);
  if (players.length === 0) return [];
  return (await readZones(context.database, players, period, context.now()))
    .map(({ zone, made, total }) => ({
      zone,
      made,
      total,
      percentage: percentage(made, total),
    }))
    .toSorted((a, b) => zoneNumber(a.zone) - zoneNumber(b.zone));
}

/** Shots that the team's heat map cannot show. */
export async function getTeamShotsWithoutZone(
  context: AppContext,
  user: User,
  teamId: string,
  { period, playerId }: Wanted,
): Promise<Totals> {
  const players = await wantedPlayers(context, user, teamId, playerId);
  return readShotsWithoutZone(context.database, players, period, context.now());
}
