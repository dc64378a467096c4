import {
  type HeatMapPeriod,
  type LocalDay,
  localDayOf,
  percentage,
  periodStart,
  type ZoneId,
  zoneNumber,
} from '@hooplog/domain';
import { and, eq, gte, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { ZoneTotals } from './apply-workout-change.ts';

export interface HeatMapZone extends ZoneTotals {
  readonly percentage: number;
}

const readLifetime = (database: Queryable, userId: string) =>
  database.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));

const readSince = (database: Queryable, userId: string, day: LocalDay) =>
  database
    .select({
      zone: zoneDays.zone,
      made: sum(zoneDays.made).mapWith(Number),
      total: sum(zoneDays.total).mapWith(Number),
    })
    .from(zoneDays)
    .where(and(eq(zoneDays.userId, userId), gte(zoneDays.day, day)))
    .groupBy(zoneDays.zone);

/** Zones with shots in a period that ends today, by zone number. */
export async function getHeatMap(
  { database, now }: AppContext,
  user: User,
  period: HeatMapPeriod,
): Promise<HeatMapZone[]> {
  const start = periodStart(period, localDayOf(now(), user.timeZone));
  const rows = await (start === null
    ? readLifetime(database, user.id)
    : readSince(database, user.id, start));
  return rows
    .map(({ zone, made, total }) => ({
      zone: zone as ZoneId,
      made,
      total,
      percentage: percentage(made, total),
    }))
    .toSorted((a, b) => zoneNumber(a.zone) - zoneNumber(b.zone));
}
