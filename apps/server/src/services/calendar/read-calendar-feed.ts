import { type Language, phrase } from '@hooplog/language';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { calendarFeeds } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { type ManualWorkoutWithExercises, withExercises } from '../manual-workouts/rows.ts';
import { PAGE, pages } from '../own-data/read-own-data.ts';
import type { WorkoutRow } from '../workouts/rows.ts';

/** One page of a feed's workouts. */
export interface FeedPage {
  readonly workouts: readonly WorkoutRow[];
  readonly manualWorkouts: readonly ManualWorkoutWithExercises[];
}

/** All workouts of a user, in pages, so that a feed never holds a whole history in memory. */
async function* feedPages(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): AsyncGenerator<FeedPage> {
  const whereOf = (table: typeof workouts | typeof manualWorkouts) => (after: string | null) =>
    and(eq(table.userId, userId), after === null ? undefined : gt(table.id, after));
  const [ofShots, ofTimed] = [whereOf(workouts), whereOf(manualWorkouts)];
  const shots = pages((after) =>
    database.select().from(workouts).where(ofShots(after)).orderBy(asc(workouts.id)).limit(PAGE),
  );
  for await (const page of shots) yield { workouts: page, manualWorkouts: [] };
  const timed = pages((after) =>
    database
      .select()
      .from(manualWorkouts)
      .where(ofTimed(after))
      .orderBy(asc(manualWorkouts.id))
      .limit(PAGE),
  );
  for await (const page of timed) {
    yield { workouts: [], manualWorkouts: await withExercises(database, page) };
  }
}

/** What a feed's token gives access to: its user's workouts, in the user's language. */
export async function readCalendarFeed(
  context: Pick<AppContext, 'database'>,
  token: string,
): Promise<{ readonly pages: AsyncIterable<FeedPage>; readonly language: Language | null }> {
  const [feed] = await context.database
    .select({ userId: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.token, token), isNull(users.disabledAt)));
  if (feed === undefined) throw notFound(phrase('Calendar feed not found'));
  return { pages: feedPages(context, feed.userId), language: feed.language };
}
