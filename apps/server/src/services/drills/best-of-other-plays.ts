import { drillUnit, findDrill } from '@hooplog/domain';
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { workouts } from '../../database/schema/workouts.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

/** The best result of a drill's other plays: null if all ran out of shots, undefined if there are none. */
export async function bestOfOtherPlays(
  database: Queryable,
  { id, userId, drill: key }: WorkoutRow,
): Promise<number | null | undefined> {
  const drill = key === null ? null : findDrill(key);
  if (drill === null) return undefined;
  const others = and(
    eq(workouts.userId, userId),
    eq(workouts.drill, drill.key),
    ne(workouts.id, id),
  );
  const first = drillUnit(drill) === 'shots' ? asc : desc;
  const [best] = await database
    .select({ result: workouts.drillResult })
    .from(workouts)
    .where(and(others, isNotNull(workouts.drillResult)))
    .orderBy(first(workouts.drillResult))
    .limit(1);
  if (best !== undefined) return best.result;
  const [other] = await database
    .select({ result: workouts.drillResult })
    .from(workouts)
    .where(others)
    .limit(1);
  return other?.result;
}
