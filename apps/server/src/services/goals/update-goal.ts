import { GOAL_MAX, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { goals, goalTargets } from '../../database/schema/statistics.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type GoalWithWeeks, ownGoal, withWeeks } from './rows.ts';

type Target = typeof goalTargets.$inferInsert;

async function noteTarget(tx: Transaction, target: Target): Promise<void> {
  await tx
    .insert(goalTargets)
    .values(target)
    .onConflictDoUpdate({
      target: [goalTargets.goalId, goalTargets.fromWeek],
      set: { target: target.target },
    });
}

/** Changes a target from this week or day on. Past weeks keep the target of their time. */
export function updateGoal(
  { database, now }: AppContext,
  user: User,
  goalId: string,
  target: number,
): Promise<GoalWithWeeks> {
  const fromWeek = weekOf(localDayOf(now(), user.timeZone));
  return transaction(database, async (tx) => {
    const { kind, period } = await ownGoal(tx, user.id, goalId);
    if (target > GOAL_MAX[kind]) {
      throw invalidField('target', phrase('That is more than a week or a day can hold'));
    }
    const [goal] = await tx
      .update(goals)
      .set({ target, updatedAt: now() })
      .where(eq(goals.id, goalId))
      .returning();
    if (goal === undefined) throw new Error('The goal was deleted meanwhile');
    if (period === 'week') await noteTarget(tx, { goalId, fromWeek, target });
    const [updated] = await withWeeks(tx, user, [goal], now());
    if (updated === undefined) throw new Error('No goal came back');
    return updated;
  });
}
