import { desc, eq } from 'drizzle-orm';
import { calendarFeeds } from '../../database/schema/statistics.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { type ManualWorkoutWithExercises, withExercises } from '../manual-workouts/rows.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

/** Workouts of each kind in a feed: calendar programs fetch all of it every hour. */
const MOST_IN_FEED = 500;

export interface FeedContent {
  readonly workouts: readonly WorkoutRow[];
  readonly manualWorkouts: readonly ManualWorkoutWithExercises[];
}

/** What the holder of a feed's token may read: the newest workouts of its user. */
export async function readCalendarFeed(
  { database }: AppContext,
  token: string,
): Promise<FeedContent> {
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.token, token));
  if (feed === undefined) throw notFound('Calendar feed');
  const { userId } = feed;
  const timed = await database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, userId))
    .orderBy(desc(manualWorkouts.workoutDate), desc(manualWorkouts.id))
    .limit(MOST_IN_FEED);
  return {
    workouts: await database
      .select()
      .from(workouts)
      .where(eq(workouts.userId, userId))
      .orderBy(desc(workouts.workoutDate), desc(workouts.id))
      .limit(MOST_IN_FEED),
    manualWorkouts: await withExercises(database, timed),
  };
}
