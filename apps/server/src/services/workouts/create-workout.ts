import { type KindTotals, type SomeWords, wordsOf } from '@hooplog/domain';
import { and, eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import {
  contributionOf,
  replaceZones,
  withShots,
  type WorkoutRow,
  type WorkoutWithShots,
} from './rows.ts';
import type { WorkoutTotals } from './totals.ts';
import { refuseOtherSave, saveHashOf } from './save-hash.ts';
import { kindsOfDrill, playedShots } from './played-shots.ts';
import { type OwnCalendar, workoutMoment } from './workout-day.ts';

/** A workout counted by hand. */
export interface NewWorkout extends SomeWords {
  readonly workoutDate: Date;
  readonly own?: OwnCalendar;
  readonly totals: WorkoutTotals;
  readonly zones: readonly ZoneTotals[];
  /** The shots in order, `o` made and `x` missed, and the key of the drill that was played. */
  readonly outcomes?: string | undefined;
  readonly drill?: string | undefined;
  /** If omitted for a drill with a single kind of shot, all shots get that kind. */
  readonly kindData?: readonly KindTotals[] | undefined;
  /** A repeat with the same key returns the workout of the first call; with other content it is refused. */
  readonly idempotencyKey: string | null;
}

async function findRepeated(
  tx: Transaction,
  userId: string,
  key: string | null,
): Promise<WorkoutRow | null> {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(workouts)
    .where(and(eq(workouts.userId, userId), eq(workouts.idempotencyKey, key)));
  return row ?? null;
}

export function createWorkout(
  context: AppContext,
  user: User,
  input: NewWorkout,
): Promise<WorkoutWithShots> {
  const { totals, zones, idempotencyKey } = input;
  const played = playedShots(input, zones);
  const kindData = input.kindData ?? kindsOfDrill(played.drill, totals, zones);
  const moment = workoutMoment(input.workoutDate, {
    now: context.now(),
    timeZone: user.timeZone,
    field: 'workout.workoutDate',
    ...(input.own && { own: input.own }),
  });
  const saveHash = saveHashOf(input);
  return transaction(context.database, async (tx) => {
    await lockStatistics(tx, user.id);
    const repeated = await findRepeated(tx, user.id, idempotencyKey);
    if (repeated !== null) {
      refuseOtherSave(repeated, saveHash);
      return withShots(tx, repeated);
    }
    const [workout] = await tx
      .insert(workouts)
      .values({
        userId: user.id,
        ...moment,
        ...totals,
        ...played,
        kindData,
        ...wordsOf(input),
        idempotencyKey,
        saveHash,
        source: 'manual',
      }) // prettier-ignore
      .returning();
    if (workout === undefined) throw new Error('No row came back');
    await replaceZones(tx, workout.id, zones);
    await applyWorkoutChange(tx, user.id, null, await contributionOf(tx, workout));
    await tellWebhooks(tx, user.id, workout.id);
    return withShots(tx, workout);
  });
}
