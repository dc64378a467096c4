import { findDrill, kindsFit, type KindTotals, type SomeWords, wordsOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { workouts } from '../../database/schema/workouts.ts';
import { invalidField } from '../../errors/app-error.ts';
import { correctedShots } from '../../metrics/metrics.ts';
import type { AppContext } from '../context.ts';
import { drillOfFilm } from '../drills/drill-of-film.ts';
import { refuseStrangers } from '../shot-offers/refuse-strangers.ts';
import { withoutDeclined } from '../shot-offers/without-declined.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { correctionsOf, type OthersShots, type ReviewedShot, reviewShots } from './review-shots.ts';
import { isSameCount, UNORDERED } from './played-shots.ts';
import {
  contributionOf,
  kindsOfFilm,
  ownWorkout,
  replaceZones,
  shotsWithDismissed,
  withShots,
  type WorkoutRow,
  type WorkoutWithShots,
  zonesOf,
} from './rows.ts';
import { totalsOf, type WorkoutTotals, zoneTotalsOf } from './totals.ts';
import { type OwnCalendar, workoutMoment } from './workout-day.ts';
import { writeReview } from './write-review.ts';

/** Fields left out (undefined) stay as they are. */
export interface WorkoutChange extends SomeWords, OthersShots {
  readonly workoutDate?: Date | undefined;
  /** Calendar of the new date. */
  readonly own?: OwnCalendar;
  /** The whole reviewed list, to which the shots of others belong; only for a video workout. */
  readonly shots?: readonly ReviewedShot[] | undefined;
  /** The key of the drill of a film; null for none. */
  readonly drill?: string | null | undefined;
  /** Totals and zones together; only for a workout counted by hand. */
  readonly counted?:
    { readonly totals: WorkoutTotals; readonly zones: readonly ZoneTotals[] } | undefined;
  /** Only for a workout counted by hand. */
  readonly kindData?: readonly KindTotals[] | undefined;
}

function refuseWrongKind({ source }: WorkoutRow, change: WorkoutChange): void {
  if (source === 'video' && change.counted !== undefined) {
    throw invalidField('workout', phrase('A video workout is corrected shot by shot'));
  }
  if (source === 'video' && change.kindData !== undefined) {
    throw invalidField('kindData', phrase('A video workout is corrected shot by shot'));
  }
  if (source === 'manual' && change.shots !== undefined) {
    throw invalidField('shots', phrase('A workout counted by hand has no individual shots'));
  }
  if (source === 'manual' && change.drill !== undefined) {
    throw invalidField('drill', phrase('A workout counted by hand is the drill that was played'));
  }
  if (typeof change.drill === 'string' && findDrill(change.drill) === null) {
    throw invalidField('drill', phrase('Unknown drill'));
  }
}

/** Stores new shots or zones and returns the resulting totals; empty if the change has neither. */
async function writeCounts(
  tx: Transaction,
  workout: WorkoutRow,
  { shots, counted, ...others }: WorkoutChange,
  now: Date,
): Promise<WorkoutTotals | null> {
  if (shots !== undefined) {
    const stored = await shotsWithDismissed(tx, workout.id);
    const review = reviewShots(stored, shots, await withoutDeclined(tx, workout.id, others));
    await refuseStrangers(tx, workout.userId, review, stored);
    await writeReview(tx, workout.id, review, now);
    const { outcome, removed, added } = correctionsOf(review);
    correctedShots.inc({ correction: 'outcome' }, outcome);
    correctedShots.inc({ correction: 'removed' }, removed);
    correctedShots.inc({ correction: 'added' }, added);
    await replaceZones(tx, workout.id, zoneTotalsOf(shots));
    return totalsOf(shots);
  }
  if (counted === undefined) return null;
  const stored = await zonesOf(tx, workout.id);
  if (isSameCount({ totals: workout, zones: stored }, counted)) return null;
  await replaceZones(tx, workout.id, counted.zones);
  return { ...counted.totals, ...UNORDERED };
}

/** The kinds of a workout after its shots were changed. Those of a count by hand stay while its shots are unchanged. */
async function kindsAfter(
  tx: Transaction,
  workout: WorkoutRow,
  { shots, counted, kindData: given }: WorkoutChange,
): Promise<readonly KindTotals[]> {
  if (shots !== undefined) return kindsOfFilm(tx, workout.id);
  if (counted === undefined && given === undefined) return workout.kindData;
  const { made, totalShots } = counted?.totals ?? workout;
  const zones = await zonesOf(tx, workout.id);
  if (kindsFit({ made, total: totalShots }, zones, given ?? workout.kindData)) {
    return given ?? workout.kindData;
  }
  if (given === undefined) return [];
  throw invalidField(
    'kindData',
    phrase('The workout has fewer shots than are said to be of a kind'),
  );
}

/** The drill of a film, from its shots as they are now. */
async function drillAfter(tx: Transaction, workout: WorkoutRow, { drill }: WorkoutChange) {
  if (workout.source === 'manual') return {};
  const chosenDrill = drill === undefined ? workout.chosenDrill : drill;
  return { chosenDrill, ...(await drillOfFilm(tx, { ...workout, chosenDrill })) };
}

function momentOf(context: AppContext, user: User, { workoutDate, own = {} }: WorkoutChange) {
  if (workoutDate === undefined) return {};
  return workoutMoment(workoutDate, {
    now: context.now(),
    timeZone: user.timeZone,
    own,
    field: 'workoutDate',
  });
}

/** Corrects a workout, and updates totals, zones and statistics in the same transaction. */
export function updateWorkout(
  context: AppContext,
  user: User,
  workoutId: string,
  change: WorkoutChange,
): Promise<WorkoutWithShots> {
  const now = context.now();
  const moment = momentOf(context, user, change);
  return transaction(context.database, async (tx) => {
    await lockStatistics(tx, user.id);
    const workout = await ownWorkout(tx, user.id, workoutId);
    refuseWrongKind(workout, change);
    const before = await contributionOf(tx, workout);
    const totals = await writeCounts(tx, workout, change, now);
    const kindData = await kindsAfter(tx, workout, change);
    const drill = await drillAfter(tx, workout, change);
    const [updated] = await tx
      .update(workouts)
      .set({ ...moment, ...wordsOf(change), ...totals, kindData, ...drill, updatedAt: now })
      .where(eq(workouts.id, workoutId))
      .returning();
    if (updated === undefined) throw new Error('No row came back');
    await applyWorkoutChange(tx, user.id, before, await contributionOf(tx, updated));
    return withShots(tx, updated);
  });
}
