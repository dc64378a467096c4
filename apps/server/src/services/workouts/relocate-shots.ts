import type { CourtKind, CourtPoint, ZoneId } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { shots, workouts } from '../../database/schema/workouts.ts';
import { drillOfFilm } from '../drills/drill-of-film.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import {
  contributionOf,
  kindsOfFilm,
  ownWorkout,
  replaceZones,
  type ShotRow,
  shotsOf,
  shotsWithDismissed,
  withShots,
  type WorkoutWithShots,
} from './rows.ts';
import { zoneTotalsOf } from './totals.ts';

/** Where a shot was taken. */
interface Place {
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
  /** Accuracy of the place and metrics of the flight, in the form of a shot's evidence. */
  readonly location: object | null;
  readonly metrics: object | null;
}

/** Replaces the two in the evidence; unknown ones are left out. */
function newEvidence({ location, metrics }: Place): string {
  return JSON.stringify({ ...(location && { location }), ...(metrics && { metrics }) });
}

/** Places of shots by the moments at which they came to the rim, in video seconds. */
export type Places = ReadonlyMap<number, Place>;

/** The new places of shots, and whose lines the court has that was used; null without one. */
interface Relocation {
  readonly places: Places;
  readonly courtKind: CourtKind | null;
}

/** The moments of the shots that the program found, in order of time. */
export async function foundMoments(database: Queryable, workoutId: string): Promise<number[]> {
  const rows = await shotsWithDismissed(database, workoutId);
  return rows
    .flatMap(({ detectedOutcome, rimSeconds }) =>
      detectedOutcome === null || rimSeconds === null ? [] : [rimSeconds],
    )
    .toSorted((a, b) => a - b);
}

/** Shots that the program found, that the player has not placed, and that have a new place. */
const movable = (rows: readonly ShotRow[], places: Places) =>
  rows.flatMap(({ id, placed, detectedOutcome, rimSeconds }) => {
    const place = rimSeconds === null ? undefined : places.get(rimSeconds);
    return placed || detectedOutcome === null || place === undefined ? [] : [{ id, place }];
  });

/** Shots per statement; each has five values, and PostgreSQL takes at most 65,535. */
const ROWS_PER_STATEMENT = 1000;

async function movePlaces(
  tx: Transaction,
  moved: readonly { readonly id: string; readonly place: Place }[],
): Promise<void> {
  for (let start = 0; start < moved.length; start += ROWS_PER_STATEMENT) {
    const part = moved.slice(start, start + ROWS_PER_STATEMENT);
    const values = part.map(
      ({ id, place }) =>
        sql`(${id}::uuid, ${place.court?.x ?? null}::float8, ${place.court?.y ?? null}::float8, ${place.zone}::text, ${newEvidence(place)}::jsonb)`,
    );
    await tx.execute(sql`
      update ${shots} set court_x = moved.x, court_y = moved.y, zone = moved.zone,
        evidence = (${shots.evidence} - 'location' - 'metrics') || moved.evidence
      from (values ${sql.join(values, sql`, `)}) as moved (id, x, y, zone, evidence)
      where ${shots.id} = moved.id`);
  }
}

/**
 * Moves the shots of a video workout to new places, and updates zones and statistics in the caller's transaction. The places are
 * computed beforehand, which takes seconds and must not hold any locks.
 */
export async function relocateShots(
  tx: Transaction,
  userId: string,
  workoutId: string,
  now: Date,
  { places, courtKind }: Relocation,
): Promise<WorkoutWithShots> {
  await lockStatistics(tx, userId);
  const workout = await ownWorkout(tx, userId, workoutId);
  const before = await contributionOf(tx, workout);
  await movePlaces(tx, movable(await shotsWithDismissed(tx, workoutId), places));
  await replaceZones(tx, workoutId, zoneTotalsOf(await shotsOf(tx, workoutId)));
  const [updated] = await tx
    .update(workouts)
    .set({
      kindData: await kindsOfFilm(tx, workoutId),
      ...(await drillOfFilm(tx, workout)),
      courtKind,
      updatedAt: now,
    })
    .where(eq(workouts.id, workoutId))
    .returning();
  if (updated === undefined) throw new Error('No row came back');
  await applyWorkoutChange(tx, userId, before, await contributionOf(tx, updated));
  return withShots(tx, updated);
}
