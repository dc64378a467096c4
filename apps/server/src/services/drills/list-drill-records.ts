import type { DrillRecord } from '@hooplog/contract';
import { DRILL_PLAYS_COUNTED, DRILLS, drillUnit, findDrill } from '@hooplog/domain';
import { type SQL, sql } from 'drizzle-orm';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { listOwnDrills } from './own-drills.ts';

interface Plays extends Record<string, unknown> {
  readonly key: string;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly last: number | null;
  readonly played: number;
}

/** Best, last and number of plays of each drill. Each part reads one end of an index, so the number of plays does not matter. */
export function selectPlays(userId: string, asked: readonly string[]): SQL {
  const plays = sql`from ${workouts} where ${workouts.userId} = ${userId}::uuid and ${workouts.drill} = asked.key`;
  const result = sql`select ${workouts.drillResult} ${plays} and ${workouts.drillResult} is not null order by ${workouts.drillResult}`;
  const keys = sql.join(
    asked.map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`
    select asked.key, counted.played::int as played,
      (${result} asc limit 1) as lowest, (${result} desc limit 1) as highest,
      (select ${workouts.drillResult} ${plays} order by ${workouts.workoutDate} desc limit 1) as last
    from unnest(array[${keys}]::text[]) as asked(key)
    cross join lateral (
      select count(*) as played from (select ${plays} limit ${DRILL_PLAYS_COUNTED}) every
    ) counted
    where counted.played > 0`;
}

/** Records of each drill that the user has played, in the order of the catalogue, then of their own drills. */
export async function listDrillRecords(
  context: Pick<AppContext, 'database'>,
  userId: string,
): Promise<DrillRecord[]> {
  const own = await listOwnDrills(context, userId);
  const drills = [...DRILLS, ...own.flatMap(({ key }) => findDrill(key) ?? [])];
  const keys = drills.map(({ key }) => key);
  const { rows } = await context.database.execute<Plays>(selectPlays(userId, keys));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return drills.flatMap((drill) => {
    const found = byKey.get(drill.key);
    if (found === undefined) return [];
    const { key, lowest, highest, last, played } = found;
    return [{ key, best: drillUnit(drill) === 'shots' ? lowest : highest, last, played }];
  });
}
