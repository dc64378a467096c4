import { and, desc, eq, lte } from 'drizzle-orm';
import { notifications } from '../database/schema/notifications.ts';
import { shotOffers } from '../database/schema/shot-offers.ts';
import { workouts } from '../database/schema/workouts.ts';
import type { AppContext } from '../services/context.ts';
import { offerShots } from '../services/shot-offers/offer-shots.ts';
import type { User } from '../services/users/find-user.ts';
import { shotsOf } from '../services/workouts/rows.ts';
import { updateWorkout } from '../services/workouts/update-workout.ts';
import { dateNews } from './date-news.ts';
import { daysAgo } from './days-ago.ts';

/** Number of last shots of the film that the demo player took. */
const TAKEN = 12;

/**
 * Yesterday a mate offered the demo player shots of the mate's newest film at the time; the offer is
 * unanswered.
 */
export async function seedOffers(
  context: AppContext,
  { demo, priya }: { readonly demo: User; readonly priya: User },
): Promise<void> {
  const { database } = context;
  if ((await database.$count(shotOffers, eq(shotOffers.userId, demo.id))) > 0) return;
  const then = daysAgo(context, 1);
  const [film] = await database
    .select({ id: workouts.id })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, priya.id),
        eq(workouts.source, 'video'),
        lte(workouts.workoutDate, then.now()),
      ),
    )
    .orderBy(desc(workouts.workoutDate))
    .limit(1);
  if (film === undefined) return;
  const shots = await shotsOf(database, film.id);
  const theirs = shots.slice(-TAKEN).map(({ id }) => id);
  await updateWorkout(then, priya, film.id, {
    shots: shots.slice(0, -TAKEN),
    othersShots: theirs,
    takers: [{ playerId: demo.id, shots: theirs }],
  });
  await offerShots(then, priya, { workoutId: film.id, playerId: demo.id });
  await dateNews(
    then,
    and(eq(notifications.userId, demo.id), eq(notifications.kind, 'shots_offered')),
  );
}
