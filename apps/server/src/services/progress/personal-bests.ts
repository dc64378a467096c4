import type { PersonalBest, PersonalRecord } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { and, desc, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

/** The columns of personal bests, and how many shots a workout needs to count. */
export const RECORD_RULES = [
  { kind: 'made', column: 'made', fromShots: 1 },
  { kind: 'percent', column: 'percent', fromShots: LIMITS.RECORD_PERCENT_SHOTS },
  { kind: 'makes_in_a_row', column: 'makesInARow', fromShots: 1 },
] as const satisfies readonly {
  readonly kind: PersonalRecord['kind'];
  readonly column: 'made' | 'percent' | 'makesInARow';
  readonly fromShots: number;
}[];

/**
 * The best of a player's workouts, read from the end of an index; null if there is none.
 * @param exceptId a workout to leave out
 */
async function bestOf(
  database: Queryable,
  userId: string,
  { column, fromShots }: (typeof RECORD_RULES)[number],
  exceptId?: string,
): Promise<number | null> {
  const value = workouts[column];
  const [best] = await database
    .select({ value })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, userId),
        exceptId === undefined ? undefined : ne(workouts.id, exceptId),
        isNotNull(value),
        gte(workouts.totalShots, fromShots),
      ),
    )
    .orderBy(desc(value))
    .limit(1);
  return best?.value ?? null;
}

/** The records in which this workout beats all others. The very first workout breaks none. */
export async function recordsOf(
  database: Queryable,
  workout: WorkoutRow,
): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const rule of RECORD_RULES) {
    const value = workout[rule.column];
    if (value === null || workout.totalShots < rule.fromShots) continue;
    const before = await bestOf(database, workout.userId, rule, workout.id);
    if (before !== null && value > before) records.push({ kind: rule.kind, value, before });
  }
  return records;
}

/** The values that a new workout has to beat; empty for kinds that no workout has yet. */
export async function getPersonalBests(
  { database }: AppContext,
  user: User,
): Promise<PersonalBest[]> {
  const bests: PersonalBest[] = [];
  for (const rule of RECORD_RULES) {
    const value = await bestOf(database, user.id, rule);
    if (value !== null) bests.push({ kind: rule.kind, value });
  }
  return bests;
}
