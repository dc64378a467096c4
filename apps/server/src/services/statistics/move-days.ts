import { type LocalDay, weekOf } from '@hooplog/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userDays, userWeeks } from '../../database/schema/statistics.ts';
import type { Contribution } from './apply-workout-change.ts';

/** What one workout adds to a day and a week. */
interface Training {
  readonly made: number;
  readonly totalShots: number;
  readonly verifiedMade: number;
  readonly verifiedShots: number;
  readonly workoutCount: number;
  readonly minutes: number;
}

function trainingOf(workout: Contribution, sign: 1 | -1): Training {
  return {
    made: sign * workout.made,
    totalShots: sign * workout.totalShots,
    verifiedMade: sign * workout.verifiedMade,
    verifiedShots: sign * workout.verifiedShots,
    workoutCount: sign,
    minutes: sign * workout.minutes,
  };
}

const added = {
  made: sql`excluded.made`,
  totalShots: sql`excluded.total_shots`,
  verifiedMade: sql`excluded.verified_made`,
  verifiedShots: sql`excluded.verified_shots`,
  workoutCount: sql`excluded.workout_count`,
  minutes: sql`excluded.minutes`,
};

async function addToDay(tx: Transaction, userId: string, day: LocalDay, training: Training) {
  await tx
    .insert(userDays)
    .values({ userId, day, ...training })
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

async function addToWeek(tx: Transaction, userId: string, week: LocalDay, training: Training) {
  await tx
    .insert(userWeeks)
    .values({ userId, week, ...training })
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

/** Days and weeks whose last workout went away are gone themselves. */
async function forgetEmpty(tx: Transaction, userId: string, day: LocalDay): Promise<void> {
  const ofDay = and(eq(userDays.userId, userId), eq(userDays.day, day));
  const ofWeek = and(eq(userWeeks.userId, userId), eq(userWeeks.week, weekOf(day)));
  await tx.delete(userDays).where(and(ofDay, eq(userDays.workoutCount, 0)));
  await tx.delete(userWeeks).where(and(ofWeek, eq(userWeeks.workoutCount, 0)));
}

/** Takes a workout out of its day and week as it was, and puts it into those where it is now. */
export async function moveDays(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  const changes = [
    ...(after === null ? [] : [{ day: after.day, training: trainingOf(after, 1) }]),
    ...(before === null ? [] : [{ day: before.day, training: trainingOf(before, -1) }]),
  ];
  for (const { day, training } of changes) {
    await addToDay(tx, userId, day, training);
    await addToWeek(tx, userId, weekOf(day), training);
  }
  if (before !== null) await forgetEmpty(tx, userId, before.day);
}
