import {
  addDays,
  daysBetween,
  type HeatMapPeriod,
  type LocalDay,
  localDayOf,
  NO_SHOTS,
  percentage,
  periodStart,
  type Totals,
  zoneNumber,
} from '@hooplog/domain';
import { and, between, eq, gte, type SQL, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { ZoneTotals } from './contribution.ts';

export interface HeatMapZone extends ZoneTotals {
  readonly percentage: number;
  /** The same number of days before; null for a lifetime. */
  readonly before: Totals | null;
}

const readLifetime = (database: Queryable, userId: string) =>
  database.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));

/** Sums of a player's zones over some days, read from an index alone. */
export const readDays = (database: Queryable, userId: string, days: SQL | undefined) =>
  database
    .select({
      zone: zoneDays.zone,
      made: sum(zoneDays.made).mapWith(Number),
      total: sum(zoneDays.total).mapWith(Number),
    })
    .from(zoneDays)
    .where(and(eq(zoneDays.userId, userId), days))
    .groupBy(zoneDays.zone);

/** A lifetime has no time before it. */
async function readPeriod(
  database: Queryable,
  userId: string,
  period: HeatMapPeriod,
  today: LocalDay,
) {
  const start = periodStart(period, today);
  if (start === null) return { rows: await readLifetime(database, userId), before: null };
  const days = daysBetween(start, today) + 1;
  return {
    rows: await readDays(database, userId, gte(zoneDays.day, start)),
    before: await readDays(
      database,
      userId,
      between(zoneDays.day, addDays(start, -days), addDays(start, -1)),
    ),
  };
}

/** Zones with shots in a period that ends today, by zone number. */
export async function getHeatMap(
  { database, now }: AppContext,
  user: User,
  period: HeatMapPeriod,
): Promise<HeatMapZone[]> {
  const today = localDayOf(now(), user.timeZone);
  const { rows, before } = await readPeriod(database, user.id, period, today);
  const sumsBefore = (zone: string) => {
    if (before === null) return null;
    const { made, total } = before.find((row) => row.zone === zone) ?? NO_SHOTS;
    return { made, total };
  };
  return rows
    .map(({ zone, made, total }) => ({
      zone,
      made,
      total,
      percentage: percentage(made, total),
      before: sumsBefore(zone),
    }))
    .toSorted((a, b) => zoneNumber(a.zone) - zoneNumber(b.zone));
}
