import { drillUnit, findDrill, type Period } from '@hooplog/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { workouts } from '../../database/schema/workouts.ts';

/** A drill in the review of a period. */
export interface ReviewedDrill {
  readonly key: string;
  readonly name: string;
  readonly best: number;
  /** The best of all plays before the period; null if there are none. */
  readonly before: number | null;
  readonly played: number;
}

/** Nobody would read more. */
const DRILLS_SHOWN = 20;

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly played: number;
  readonly lowest: number;
  readonly highest: number;
  readonly lowestBefore: number | null;
  readonly highestBefore: number | null;
}

/** The plays of a period, and the best one before it, read along the index of results. */
function selectDrills(userId: string, { from, to }: Period): SQL {
  const before = (direction: SQL) => sql`(
    select ${workouts.drillResult} from ${workouts}
    where ${workouts.userId} = ${userId}::uuid and ${workouts.drill} = played.key
      and ${workouts.drillResult} is not null and ${workouts.localDay} < ${from}::date
    order by ${workouts.drillResult} ${direction} limit 1)`;
  return sql`
    select played.*, ${before(sql`asc`)} as "lowestBefore", ${before(sql`desc`)} as "highestBefore"
    from (
      select ${workouts.drill} as key, count(*)::int as played,
        min(${workouts.drillResult}) as lowest, max(${workouts.drillResult}) as highest
      from ${workouts}
      where ${workouts.userId} = ${userId}::uuid and ${workouts.drill} is not null
        and ${workouts.drillResult} is not null
        and ${workouts.localDay} between ${from}::date and ${to}::date
      group by ${workouts.drill} order by count(*) desc, ${workouts.drill} limit ${DRILLS_SHOWN}
    ) played order by played.played desc, played.key`;
}

/** The drills played to a result in a period, most played first. */
export async function reviewDrills(
  database: Queryable,
  userId: string,
  period: Period,
): Promise<ReviewedDrill[]> {
  const { rows } = await database.execute<Row>(selectDrills(userId, period));
  return rows.flatMap(({ key, played, ...found }) => {
    const drill = findDrill(key);
    if (drill === null) return [];
    const isFew = drillUnit(drill) === 'shots';
    const best = isFew ? found.lowest : found.highest;
    const before = isFew ? found.lowestBefore : found.highestBefore;
    return [{ key, name: drill.name, best, before, played }];
  });
}
