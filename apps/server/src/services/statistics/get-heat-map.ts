import {
  addDays,
  daysBetween,
  type HeatMapPeriod,
  type LocalDay,
  localDayOf,
  NO_SHOTS,
  percentage,
  periodStart,
  type ShotKind,
  type Totals,
  type ZoneId,
  zoneNumber,
} from '@hooplog/domain';
import { and, between, eq, gte, isNotNull, sql, type SQL, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { kindDays, kindTotals, zoneDays, zoneTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { ZoneTotals } from './contribution.ts';

export interface HeatMapZone extends ZoneTotals {
  readonly percentage: number;
  /** Totals of the same number of days before; null for a lifetime. */
  readonly before: Totals | null;
}

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

/** Queries for sums by zone: over a lifetime, or between two days. */
interface ZoneReads {
  readonly lifetime: () => PromiseLike<ZoneTotals[]>;
  readonly days: (from: LocalDay, to: LocalDay | null) => PromiseLike<ZoneTotals[]>;
}

const fromTo = (
  day: typeof zoneDays.day | typeof kindDays.day,
  from: LocalDay,
  to: LocalDay | null,
) => (to === null ? gte(day, from) : between(day, from, to));

const allShots = (database: Queryable, userId: string): ZoneReads => ({
  lifetime: () => database.select().from(zoneTotals).where(eq(zoneTotals.userId, userId)),
  days: (from, to) => readDays(database, userId, fromTo(zoneDays.day, from, to)),
});

/** The zone column of rows that are known to have a zone. */
const knownZone = (column: typeof kindDays.zone | typeof kindTotals.zone) =>
  sql<ZoneId>`${column}`.as('zone');

/** Sums of a player's shots of one kind by zone over some days. */
export const readKindDays = (
  database: Queryable,
  userId: string,
  kind: ShotKind,
  days: SQL | undefined,
) =>
  database
    .select({
      zone: knownZone(kindDays.zone),
      made: sum(kindDays.made).mapWith(Number),
      total: sum(kindDays.total).mapWith(Number),
    })
    .from(kindDays)
    .where(
      and(eq(kindDays.userId, userId), eq(kindDays.kind, kind), days, isNotNull(kindDays.zone)),
    )
    .groupBy(kindDays.zone);

/** The same for shots of one kind. */
const shotsOfKind = (database: Queryable, userId: string, kind: ShotKind): ZoneReads => ({
  lifetime: () => {
    const { zone, made, total } = kindTotals;
    return database
      .select({ zone: knownZone(zone), made, total })
      .from(kindTotals)
      .where(and(eq(kindTotals.userId, userId), eq(kindTotals.kind, kind), isNotNull(zone)));
  },
  days: (from, to) => readKindDays(database, userId, kind, fromTo(kindDays.day, from, to)),
});

/** A lifetime has no previous period. */
async function readPeriod({ lifetime, days }: ZoneReads, period: HeatMapPeriod, today: LocalDay) {
  const start = periodStart(period, today);
  if (start === null) return { rows: await lifetime(), before: null };
  const length = daysBetween(start, today) + 1;
  return {
    rows: await days(start, null),
    before: await days(addDays(start, -length), addDays(start, -1)),
  };
}

/** The shots of a map. */
export interface AskedShots {
  readonly period: HeatMapPeriod;
  /** Omitted: all shots, including those without a kind. */
  readonly kind?: ShotKind | undefined;
}

/** Zones with shots in a period that ends today, by zone number. */
export async function getHeatMap(
  { database, now }: AppContext,
  user: User,
  { period, kind }: AskedShots,
): Promise<HeatMapZone[]> {
  const today = localDayOf(now(), user.timeZone);
  const reads =
    kind === undefined ? allShots(database, user.id) : shotsOfKind(database, user.id, kind);
  const { rows, before } = await readPeriod(reads, period, today);
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
