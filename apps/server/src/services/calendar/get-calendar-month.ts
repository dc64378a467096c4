import { type Month, monthDays, percentage } from '@hooplog/domain';
import { and, asc, between, eq, sum } from 'drizzle-orm';
import { userDays } from '../../database/schema/statistics.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { type ManualWorkoutWithExercises, withExercises } from '../manual-workouts/rows.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

/** Nobody trains more often in a month; scripts that do still get correct sums. */
const MAX_PER_MONTH = 500;

interface CalendarMonth {
  readonly workouts: readonly WorkoutRow[];
  readonly manualWorkouts: readonly ManualWorkoutWithExercises[];
  readonly summary: {
    readonly workoutCount: number;
    readonly totalShots: number;
    readonly made: number;
    readonly percentage: number;
    readonly minutes: number;
  };
}

async function sumMonth({ database }: AppContext, userId: string, month: Month) {
  const { first, last } = monthDays(month);
  const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);
  const [row] = await database
    .select({
      workoutCount: total(userDays.workoutCount),
      totalShots: total(userDays.totalShots),
      made: total(userDays.made),
      minutes: total(userDays.minutes),
    })
    .from(userDays)
    .where(and(eq(userDays.userId, userId), between(userDays.day, first, last)));
  // Sums over no rows are null.
  const [workoutCount, totalShots] = [row?.workoutCount ?? 0, row?.totalShots ?? 0];
  const [made, minutes] = [row?.made ?? 0, row?.minutes ?? 0];
  return { workoutCount, totalShots, made, minutes, percentage: percentage(made, totalShots) };
}

/** The user's workouts in a month of their own calendar, oldest first, with the sums. */
export async function getCalendarMonth(
  context: AppContext,
  userId: string,
  month: Month,
): Promise<CalendarMonth> {
  const { database } = context;
  const { first, last } = monthDays(month);
  const shot = await database
    .select()
    .from(workouts)
    .where(and(eq(workouts.userId, userId), between(workouts.localDay, first, last)))
    .orderBy(asc(workouts.localDay), asc(workouts.workoutDate), asc(workouts.id))
    .limit(MAX_PER_MONTH);
  const timed = await database
    .select()
    .from(manualWorkouts)
    .where(and(eq(manualWorkouts.userId, userId), between(manualWorkouts.localDay, first, last)))
    .orderBy(asc(manualWorkouts.localDay), asc(manualWorkouts.workoutDate), asc(manualWorkouts.id))
    .limit(MAX_PER_MONTH);
  return {
    workouts: shot,
    manualWorkouts: await withExercises(database, timed),
    summary: await sumMonth(context, userId, month),
  };
}
