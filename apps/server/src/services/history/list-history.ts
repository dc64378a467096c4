import type { PlaceCalibration } from '@hooplog/contract';
import { type ExerciseType, LIMITS } from '@hooplog/domain';
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { manualWorkoutExercises, shotData, videos } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { ownPlace } from '../places/rows.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import type { WorkoutCursor } from '../workouts/list-workouts.ts';
import {
  countInHistory,
  type HistoryFilter,
  type HistoryRow,
  readHistory,
} from './read-history.ts';

/** One workout with the details of its list entry. */
export interface HistoryEntry extends HistoryRow {
  readonly zones: readonly ZoneTotals[];
  readonly exercises: readonly ExerciseType[];
  /** The video with a still picture. */
  readonly posterOf: string | null;
}

type Context = Pick<AppContext, 'database'>;

/** The filter with a place by its id; 404 if the place is not the user's. */
interface Asked extends Omit<HistoryFilter, 'filmedAt'> {
  readonly place?: string | undefined;
}

async function withHoop(
  database: Queryable,
  userId: string,
  { place, ...filter }: Asked,
): Promise<HistoryFilter> {
  if (place === undefined) return filter;
  const { width, height, calibration } = await ownPlace(database, userId, place);
  // It was parsed before it was stored.
  const { rim } = calibration as PlaceCalibration;
  return { ...filter, filmedAt: { width, height, rim } };
}

/** Whether reading may have to skip workouts; days alone are found by the index. */
const mayMiss = ({ kind, exercise, filmedAt, tag, shotKind, q }: HistoryFilter): boolean =>
  [kind, exercise, filmedAt, tag, shotKind, q].some((part) => part !== undefined && part !== '');

/** Workouts of every kind, newest first. A page that searched many workouts and found few still has a next page. */
export async function listHistory(
  { database }: Context,
  userId: string,
  asked: Asked,
  { limit, cursor }: { readonly limit: number; readonly cursor: WorkoutCursor | null },
) {
  const filter = await withHoop(database, userId, asked);
  const max = mayMiss(filter) ? LIMITS.HISTORY_READ : limit + 1;
  const { rows, next } = await readHistory(database, { userId, filter, cursor, limit, max });
  return { entries: await withPictures(database, rows), next };
}

/** How many match, among the newest that are searched; `among` is null if all were searched. */
export async function countHistory(
  { database }: Context,
  userId: string,
  asked: Asked,
): Promise<{ readonly count: number; readonly among: number | null }> {
  const filter = await withHoop(database, userId, asked);
  const max = LIMITS.HISTORY_COUNTED;
  const { count, seen } = await countInHistory(database, { userId, filter, max });
  return { count, among: seen === max ? max : null };
}

async function withPictures(
  database: Queryable,
  rows: readonly HistoryRow[],
): Promise<HistoryEntry[]> {
  const ids = rows.map(({ id }) => id);
  const found = await Promise.all([
    zonesOf(database, ids),
    exercisesOf(database, ids),
    postersOf(database, ids),
  ]);
  const zones = Map.groupBy(found[0], ({ workoutId }) => workoutId);
  const exercises = Map.groupBy(found[1], ({ workoutId }) => workoutId);
  const posters = new Map(found[2]);
  return rows.map((row) => ({
    ...row,
    zones: (zones.get(row.id) ?? []).map(({ zone, made, total }) => ({ zone, made, total })),
    exercises: (exercises.get(row.id) ?? []).map(({ type }) => type),
    posterOf: posters.get(row.id) ?? null,
  }));
}

const zonesOf = (database: Queryable, ids: string[]) =>
  database.select().from(shotData).where(inArray(shotData.workoutId, ids));

async function exercisesOf(database: Queryable, ids: string[]) {
  const rows = await database
    .select()
    .from(manualWorkoutExercises)
    .where(inArray(manualWorkoutExercises.workoutId, ids))
    .orderBy(asc(manualWorkoutExercises.id));
  // Types are parsed before they are stored.
  return rows.map(({ workoutId, exerciseType }) => ({
    workoutId,
    type: exerciseType as ExerciseType,
  }));
}

async function postersOf(database: Queryable, ids: string[]): Promise<[string, string][]> {
  const rows = await database
    .select({ id: videos.id, workoutId: videos.workoutId })
    .from(videos)
    .where(and(inArray(videos.workoutId, ids), isNotNull(videos.posterKey)));
  return rows.flatMap(({ id, workoutId }) => (workoutId === null ? [] : [[workoutId, id]]));
}
