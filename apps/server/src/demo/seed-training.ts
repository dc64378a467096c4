import { and, eq, gt } from 'drizzle-orm';
import { type Transaction, transaction } from '../database/connect.ts';
import { notifications } from '../database/schema/notifications.ts';
import { userAchievements } from '../database/schema/statistics.ts';
import { users } from '../database/schema/users.ts';
import { manualWorkouts, videos, workouts } from '../database/schema/workouts.ts';
import type { AppContext } from '../services/context.ts';
import { createManualWorkout } from '../services/manual-workouts/create-manual-workout.ts';
import type { User } from '../services/users/find-user.ts';
import { createWorkout, type NewWorkout } from '../services/workouts/create-workout.ts';
import {
  type AnalysedShot,
  saveAnalysedWorkout,
} from '../services/workouts/save-analysed-workout.ts';
import { chance } from './chance.ts';
import { dateNews } from './date-news.ts';
import { demoDrills } from './demo-drills.ts';
import { demoExercises } from './demo-exercises.ts';
import { demoFlight } from './demo-flight.ts';
import { demoHistory } from './demo-history.ts';
import { SEED_STEP, type Style } from './demo-people.ts';

/** Idempotency keys of the user's workouts, which name their days. */
async function knownKeys({ database }: AppContext, userId: string): Promise<ReadonlySet<string>> {
  const rows = [
    ...(await database
      .select({ key: workouts.idempotencyKey })
      .from(workouts)
      .where(eq(workouts.userId, userId))),
    ...(await database
      .select({ key: manualWorkouts.idempotencyKey })
      .from(manualWorkouts)
      .where(eq(manualWorkouts.userId, userId))),
  ];
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/**
 * Dates the badges of a workout to its day and marks them as shown; otherwise seven messages would greet the
 * user at sign-in.
 */
async function dateBadges({ database }: AppContext, userId: string, moment: Date): Promise<void> {
  await database
    .update(userAchievements)
    .set({ earnedAt: moment, toldAt: moment })
    .where(and(eq(userAchievements.userId, userId), gt(userAchievements.earnedAt, moment)));
  const ofBadges = and(eq(notifications.userId, userId), eq(notifications.kind, 'badge_earned'));
  await dateNews({ database, now: () => moment }, ofBadges);
}

/** Turns the shots of a counted workout into shots found in a film, one every eight seconds. */
function asFound({ zones, totals, workoutDate }: NewWorkout): readonly AnalysedShot[] {
  const sumOf = (of: 'made' | 'total') => zones.reduce((sum, zone) => sum + zone[of], 0);
  const rest = { made: totals.made - sumOf('made'), total: totals.totalShots - sumOf('total') };
  const outcomes = [...zones, { zone: null, ...rest }].flatMap(({ zone, made, total }) =>
    Array.from({ length: total }, (_, index) => ({
      zone,
      outcome: index < made ? ('made' as const) : ('missed' as const),
    })),
  );
  return outcomes.map((shot, index) => ({
    ...shot,
    releaseSeconds: null,
    rimSeconds: 8 * (index + 1),
    confidence: 0.9,
    needsReview: false,
    court: null,
    evidence: {
      ...{ reason: 'Found in a film of the demo', path: [], crossing: null },
      metrics: demoFlight(workoutDate, index, shot.outcome),
    },
  }));
}

async function addFilm(tx: Transaction, userId: string, workout: NewWorkout): Promise<void> {
  const [film] = await tx.insert(videos).values({ userId, state: 'analysed' }).returning();
  if (film === undefined) throw new Error('No row came back');
  const { workoutDate, notes, idempotencyKey } = workout;
  const found = { workoutDate, countedOn: 'server' as const, shots: asFound(workout) };
  const id = await saveAnalysedWorkout(tx, { userId, videoId: film.id, ...found });
  // The video never had a file to play.
  await tx
    .update(workouts)
    .set({ videoUrl: null, notes, idempotencyKey })
    .where(eq(workouts.id, id));
  await tx.delete(videos).where(eq(videos.id, film.id));
}

const addWorkout = async (
  context: AppContext,
  user: User,
  workout: NewWorkout,
  isFilmed: boolean,
) => {
  if (isFilmed) await transaction(context.database, (tx) => addFilm(tx, user.id, workout));
  else await createWorkout(context, user, workout);
};

/** Staggers the finish of the demo's players: in a feed, workouts that all end at one moment look wrong. */
const FINISHED_BEFORE_MS = 13 * 60_000;

/** What is to be added, each with how. */
function sessionsOf(context: AppContext, user: User, style: Style) {
  const place = style.seed / SEED_STEP;
  const now = new Date(context.now().getTime() - place * FINISHED_BEFORE_MS);
  const shot = demoHistory(now, style).map((workout, index) => ({
    moment: workout.workoutDate,
    key: workout.idempotencyKey,
    add: () => addWorkout(context, user, workout, chance(style.seed + index, 90) < style.filmed),
  }));
  const drilled = demoDrills(now, style).map((workout) => ({
    moment: workout.workoutDate,
    key: workout.idempotencyKey,
    add: () => addWorkout(context, user, workout, false),
  }));
  const timed = demoExercises(now, style).map((workout) => ({
    moment: new Date(workout.workoutDate),
    key: workout.idempotencyKey,
    add: async () => {
      await createManualWorkout(context, user, workout);
    },
  }));
  return [...shot, ...drilled, ...timed].toSorted(
    (a, b) => a.moment.getTime() - b.moment.getTime(),
  );
}

/** Dates the account back to its first workout. */
async function dateAccount({ database }: AppContext, userId: string, moment: Date): Promise<void> {
  const isLater = and(eq(users.id, userId), gt(users.createdAt, moment));
  await database.update(users).set({ createdAt: moment }).where(isLater);
}

/**
 * Adds weeks of workouts of both kinds in order, with badges on the days on which they were earned. Repeated
 * runs only add the days since.
 */
export async function seedTraining(context: AppContext, user: User, style: Style): Promise<void> {
  const known = await knownKeys(context, user.id);
  const sessions = sessionsOf(context, user, style);
  if (sessions[0] !== undefined) await dateAccount(context, user.id, sessions[0].moment);
  for (const { moment, key, add } of sessions) {
    if (key !== null && known.has(key)) continue;
    await add();
    await dateBadges(context, user.id, moment);
  }
}
