import { type GoalKind, type GoalPeriod, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { transaction } from '../../database/connect.ts';
import { goals, goalTargets } from '../../database/schema/statistics.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type GoalWithWeeks, withWeeks } from './rows.ts';

interface NewGoal {
  readonly kind: GoalKind;
  readonly period: GoalPeriod;
  /** A week, or a day; percent for accuracy. */
  readonly target: number;
}

/** Sets a goal, from this week or this day on. */
export function createGoal(
  { database, now }: AppContext,
  user: User,
  { kind, period, target }: NewGoal,
): Promise<GoalWithWeeks> {
  const fromWeek = weekOf(localDayOf(now(), user.timeZone));
  return transaction(database, async (tx) => {
    const [goal] = await tx
      .insert(goals)
      .values({ userId: user.id, kind, period, target })
      .onConflictDoNothing()
      .returning();
    if (goal === undefined) {
      throw new AppError(
        'conflict',
        period === 'week'
          ? phrase(
              'You already have a weekly goal for {kind, select, shots {shots} makes {makes} workouts {workouts} accuracy {accuracy} other {minutes}}',
              { kind },
            )
          : phrase(
              'You already have a daily goal for {kind, select, shots {shots} makes {makes} workouts {workouts} accuracy {accuracy} other {minutes}}',
              { kind },
            ),
      );
    }
    if (period === 'week')
      await tx.insert(goalTargets).values({ goalId: goal.id, fromWeek, target });
    const [created] = await withWeeks(tx, user, [goal], now());
    if (created === undefined) throw new Error('No goal came back');
    return created;
  });
}
