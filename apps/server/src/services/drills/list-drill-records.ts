import type { DrillRecord } from '@hooplog/contract';
import { DRILLS, drillUnit, LIMITS } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { AppContext } from '../context.ts';

interface Plays extends Record<string, unknown> {
  readonly key: string;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly last: number | null;
  readonly played: number;
}

/** Of each drill that the user has played, in the order of the catalogue. Every part of it ends along an index. */
export async function listDrillRecords(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<DrillRecord[]> {
  const plays = sql`from workouts where user_id = ${userId}::uuid and drill = asked.key`;
  const result = sql`select drill_result ${plays} and drill_result is not null order by drill_result`;
  const keys = sql.join(
    DRILLS.map(({ key }) => sql`${key}`),
    sql`, `,
  );
  const { rows } = await database.execute<Plays>(sql`
    select asked.key, counted.played::int as played,
      (${result} asc limit 1) as lowest, (${result} desc limit 1) as highest,
      (select drill_result ${plays} order by workout_date desc limit 1) as last
    from unnest(array[${keys}]::text[]) as asked(key)
    cross join lateral (
      select count(*) as played from (select ${plays} limit ${LIMITS.DRILL_PLAYS_COUNTED}) every
    ) counted
    where counted.played > 0`);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return DRILLS.flatMap((drill) => {
    const found = byKey.get(drill.key);
    if (found === undefined) return [];
    const { key, lowest, highest, last, played } = found;
    return [{ key, best: drillUnit(drill) === 'shots' ? lowest : highest, last, played }];
  });
}
