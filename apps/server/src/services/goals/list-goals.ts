import { asc, eq } from 'drizzle-orm';
import { goals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type GoalWithWeeks, withWeeks } from './rows.ts';

/** The user's goals, at most one of each kind per week and per day, oldest first. */
export async function listGoals(
  { database, now }: AppContext,
  user: User,
): Promise<GoalWithWeeks[]> {
  const rows = await database
    .select()
    .from(goals)
    .where(eq(goals.userId, user.id))
    .orderBy(asc(goals.id));
  return withWeeks(database, user, rows, now());
}
