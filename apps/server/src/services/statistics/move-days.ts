import { type LocalDay, weekOf } from '@hooplog/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userDays, userWeeks } from '../../database/schema/statistics.ts';
import type { Contribution } from './contribution.ts';

/** What one workout adds to a day and a week. */
interface Training {
  readonly made: number;
  readonly totalShots: number;
  readonly verifiedMade: number;
  readonly verifiedShots: number;
  readonly workoutCount: number;
  readonly minutes: number;
}

const NOTHING: Training = {
  made: 0,
  totalShots: 0,
  verifiedMade: 0,
  verifiedShots: 0,
  workoutCount: 0,
  minutes: 0,
};

const plus = (sum: Training, workout: Contribution, sign: 1 | -1): Training => ({
  made: sum.made + sign * workout.made,
  totalShots: sum.totalShots + sign * workout.totalShots,
  verifiedMade: sum.verifiedMade + sign * workout.verifiedMade,
  verifiedShots: sum.verifiedShots + sign * workout.verifiedShots,
  workoutCount: sum.workoutCount + sign,
  minutes: sum.minutes + sign * workout.minutes,
});

/** Differences by day or week: the workouts of `after` minus those of `before`. */
function sumsBy(
  before: readonly Contribution[],
  after: readonly Contribution[],
  keyOf: (day: LocalDay) => LocalDay,
): ReadonlyMap<LocalDay, Training> {
  const sums = new Map<LocalDay, Training>();
  const add = (workout: Contribution, sign: 1 | -1) => {
    const key = keyOf(workout.day);
    sums.set(key, plus(sums.get(key) ?? NOTHING, workout, sign));
  };
  for (const workout of after) add(workout, 1);
  for (const workout of before) add(workout, -1);
  return sums;
}

const added = {
  made: sql`excluded.made`,
  totalShots: sql`excluded.total_shots`,
  verifiedMade: sql`excluded.verified_made`,
  verifiedShots: sql`excluded.verified_shots`,
  workoutCount: sql`excluded.workout_count`,
  minutes: sql`excluded.minutes`,
};

type Sums = ReadonlyMap<LocalDay, Training>;

async function addToDays(tx: Transaction, userId: string, sums: Sums): Promise<void> {
  await tx
    .insert(userDays)
    .values([...sums].map(([day, training]) => ({ userId, day, ...training })))
    .onConflictDoUpdate({
      target: [userDays.userId, userDays.day],
      set: {
        made: sql`${userDays.made} + ${added.made}`,
        totalShots: sql`${userDays.totalShots} + ${added.totalShots}`,
        verifiedMade: sql`${userDays.verifiedMade} + ${added.verifiedMade}`,
        verifiedShots: sql`${userDays.verifiedShots} + ${added.verifiedShots}`,
        workoutCount: sql`${userDays.workoutCount} + ${added.workoutCount}`,
        minutes: sql`${userDays.minutes} + ${added.minutes}`,
      },
    });
}

async function addToWeeks(tx: Transaction, userId: string, sums: Sums): Promise<void> {
  await tx
    .insert(userWeeks)
    .values([...sums].map(([week, training]) => ({ userId, week, ...training })))
    .onConflictDoUpdate({
      target: [userWeeks.userId, userWeeks.week],
      set: {
        made: sql`${userWeeks.made} + ${added.made}`,
        totalShots: sql`${userWeeks.totalShots} + ${added.totalShots}`,
        verifiedMade: sql`${userWeeks.verifiedMade} + ${added.verifiedMade}`,
        verifiedShots: sql`${userWeeks.verifiedShots} + ${added.verifiedShots}`,
        workoutCount: sql`${userWeeks.workoutCount} + ${added.workoutCount}`,
        minutes: sql`${userWeeks.minutes} + ${added.minutes}`,
      },
    });
}

/** Deletes days and weeks without workouts. */
async function forgetEmpty(tx: Transaction, userId: string, days: readonly LocalDay[]) {
  const ofDays = and(eq(userDays.userId, userId), inArray(userDays.day, [...days]));
  const ofWeeks = and(eq(userWeeks.userId, userId), inArray(userWeeks.week, days.map(weekOf)));
  await tx.delete(userDays).where(and(ofDays, eq(userDays.workoutCount, 0)));
  await tx.delete(userWeeks).where(and(ofWeeks, eq(userWeeks.workoutCount, 0)));
}

/** Takes workouts out of their former days and weeks, and adds them to their new ones. */
export async function moveDays(
  tx: Transaction,
  userId: string,
  before: readonly Contribution[],
  after: readonly Contribution[],
): Promise<void> {
  await addToDays(
    tx,
    userId,
    sumsBy(before, after, (day) => day),
  );
  await addToWeeks(tx, userId, sumsBy(before, after, weekOf));
  const left = before.map(({ day }) => day);
  if (left.length > 0) await forgetEmpty(tx, userId, left);
}
