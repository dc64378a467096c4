import { type GoalKind, type GoalPeriod, type LocalDay, localDayOf, weekOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { type Transaction, transaction } from '../../database/connect.ts';
import { goals, goalTargets } from '../../database/schema/statistics.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import type { User } from '../users/find-user.ts';
import { type GoalWithWeeks, ownGoal, withWeeks } from './rows.ts';

interface NewGoal extends UnderKey {
  readonly kind: GoalKind;
  readonly period: GoalPeriod;
  /** Per week, or per day; percent for accuracy. */
  readonly target: number;
}

async function insertGoal(tx: Transaction, goal: typeof goals.$inferInsert, fromWeek: LocalDay) {
  const { kind, period, target } = goal;
  const [inserted] = await tx
    .insert(goals)
    .values(goal)
    .onConflictDoNothing()
    .returning({ id: goals.id });
  if (inserted === undefined) {
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
  const { id } = inserted;
  if (period === 'week') await tx.insert(goalTargets).values({ goalId: id, fromWeek, target });
  return id;
}

/** Sets a goal, from this week or day on. A repeat with the same key returns the goal of the first call. */
export function createGoal(
  { database, now }: AppContext,
  user: User,
  { kind, period, target, idempotencyKey }: NewGoal,
): Promise<GoalWithWeeks> {
  const fromWeek = weekOf(localDayOf(now(), user.timeZone));
  return transaction(database, async (tx) => {
    const call = { userId: user.id, kind: 'goal', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, () =>
      insertGoal(tx, { userId: user.id, kind, period, target }, fromWeek),
    );
    const goal = await ownGoal(tx, user.id, id);
    const [created] = await withWeeks(tx, user, [goal], now());
    if (created === undefined) throw new Error('No goal came back');
    return created;
  });
}
