import { addTotals, NO_SHOTS, type ShotKind, type Totals, type ZoneId } from '@hooplog/domain';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { shots, type workouts } from '../../database/schema/workouts.ts';
import type { SpottedShot } from '../statistics/threes-of.ts';

type Workout = Pick<typeof workouts.$inferSelect, 'id' | 'countedOn'>;

/** Shots of one workout that the program itself saw, by kind and zone; both are null if unknown. */
interface VerifiedShots extends Totals {
  readonly zone: ZoneId | null;
  readonly kind: ShotKind | null;
}

/** Sums up the selected shots. */
export const sumVerified = (
  verified: readonly VerifiedShots[],
  isMeant: (shots: VerifiedShots) => boolean = () => true,
): Totals => verified.filter(isMeant).reduce<Totals>(addTotals, NO_SHOTS);

/** The single shots of a workout with a known spot. */
export async function readSpotted(database: Queryable, workout: Workout): Promise<SpottedShot[]> {
  const { zone, courtX, courtY, outcome, detectedOutcome } = shots;
  const rows = await database
    .select({ zone, courtX, courtY, outcome, detectedOutcome })
    .from(shots)
    .where(and(eq(shots.workoutId, workout.id), isNull(shots.dismissedAt)));
  return rows.flatMap(({ courtX: x, courtY: y, ...shot }) =>
    x === null || y === null || shot.zone === null
      ? []
      : [
          {
            ...{ zone: shot.zone, court: { x, y }, outcome: shot.outcome },
            verified: isSeen(workout) && shot.detectedOutcome !== null,
          },
        ],
  );
}

/** Of imports and of counts by a player's device the program has seen nothing itself. */
const isSeen = ({ countedOn }: Workout): boolean => countedOn === 'server';

/**
 * The verified shots of a workout: found by the program in a video of its own, and not dismissed since. A shot that the player
 * added in the review counts but is not verified; one whose call the player corrected stays verified.
 */
export async function readVerified(
  database: Queryable,
  workout: Workout,
): Promise<VerifiedShots[]> {
  if (!isSeen(workout)) return [];
  const made = sql<number>`count(*) filter (where ${shots.outcome} = 'made')`.mapWith(Number);
  return await database
    .select({ zone: shots.zone, kind: shots.kind, made, total: count() })
    .from(shots)
    .where(
      and(
        eq(shots.workoutId, workout.id),
        isNull(shots.dismissedAt),
        isNotNull(shots.detectedOutcome),
      ),
    )
    .groupBy(shots.zone, shots.kind);
}
