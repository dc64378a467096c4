import {
  type HeatMapPeriod,
  localDayOf,
  periodStart,
  type ShotKind,
  type Totals,
} from '@hooplog/domain';
import { and, eq, gte, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { kindDays, kindTotals, userStats, zoneTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { AskedShots } from './get-heat-map.ts';
import { asTable, type PeriodPlayer, playerPeriods } from './player-periods.ts';

/** All shots minus those in zones. */
function differences(players: readonly PeriodPlayer[], period: HeatMapPeriod, now: Date): SQL {
  const periods = playerPeriods(players, period, now);
  if (periods === null) {
    const ids = players.map(({ id }) => id);
    return sql`
      select made, total_shots as total from user_stats where ${inArray(userStats.userId, ids)}
      union all
      select -made, -total from zone_totals where ${inArray(zoneTotals.userId, ids)}`;
  }
  return sql`
    select made, total_shots as total from ${asTable(periods)}
    join user_days on user_days.user_id = wanted.user_id and user_days.day >= wanted.first_day
    union all
    select -made, -total from ${asTable(periods)}
    join zone_days on zone_days.user_id = wanted.user_id and zone_days.day >= wanted.first_day`;
}

/**
 * Shots of some players in a period that have no zone: they are in every total but on no map. A single statement, so that a
 * simultaneous save cannot distort the difference.
 */
export async function readShotsWithoutZone(
  database: Queryable,
  players: readonly PeriodPlayer[],
  period: HeatMapPeriod,
  now: Date,
): Promise<Totals> {
  const { rows } = await database.execute<{ made: string; total: string }>(sql`
    select coalesce(sum(made), 0) as made, coalesce(sum(total), 0) as total
    from (${differences(players, period, now)}) as shots`);
  return { made: Number(rows[0]?.made), total: Number(rows[0]?.total) };
}

/** Shots of one kind are stored with their zone, or without one. */
async function kindWithoutZone(
  { database, now }: AppContext,
  user: User,
  period: HeatMapPeriod,
  kind: ShotKind,
): Promise<Totals> {
  const start = periodStart(period, localDayOf(now(), user.timeZone));
  const table = start === null ? kindTotals : kindDays;
  const [row] = await database
    .select({ made: sum(table.made).mapWith(Number), total: sum(table.total).mapWith(Number) })
    .from(table)
    .where(
      and(
        eq(table.userId, user.id),
        eq(table.kind, kind),
        isNull(table.zone),
        start === null ? undefined : gte(kindDays.day, start),
      ),
    );
  return { made: row?.made ?? 0, total: row?.total ?? 0 };
}

/** Shots that the user's own heat map of a period cannot show. */
export const getShotsWithoutZone = (
  context: AppContext,
  user: User,
  { period, kind }: AskedShots,
): Promise<Totals> =>
  kind === undefined
    ? readShotsWithoutZone(context.database, [user], period, context.now())
    : kindWithoutZone(context, user, period, kind);
