import {
  type HeatMapPeriod,
  localDayOf,
  periodStart,
  SHOT_KINDS,
  type ShotKind,
  type Totals,
} from '@hooplog/domain';
import { and, eq, gte, inArray, sum } from 'drizzle-orm';
import { kindDays, kindTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';

interface KindRecord extends Totals {
  readonly kind: ShotKind;
}

/** A player's shots of a period by kind, from stored sums. */
export async function getShotKinds(
  { database, now }: AppContext,
  user: User,
  period: HeatMapPeriod,
): Promise<KindRecord[]> {
  const start = periodStart(period, localDayOf(now(), user.timeZone));
  const table = start === null ? kindTotals : kindDays;
  const rows = await database
    .select({
      kind: table.kind,
      made: sum(table.made).mapWith(Number),
      total: sum(table.total).mapWith(Number),
    })
    .from(table)
    .where(
      and(
        eq(table.userId, user.id),
        // Lists all kinds, so that PostgreSQL can use the index on kind and day.
        inArray(table.kind, [...SHOT_KINDS]),
        start === null ? undefined : gte(kindDays.day, start),
      ),
    )
    .groupBy(table.kind);
  return SHOT_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind && row.total > 0));
}
