import { storedEvidence } from './stored-evidence.ts';
import {
  type CourtKind,
  type CourtPoint,
  findDrill,
  localDayOf,
  type ShotKind,
  type ZoneId,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { shots, videos, workouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import { drillOfFilm } from '../drills/drill-of-film.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { contributionOf, kindsOfFilm, ownWorkout, replaceZones, type WorkoutRow } from './rows.ts';
import { totalsOf, zoneTotalsOf } from './totals.ts';
import type { OwnCalendar } from './workout-day.ts';

/** One attempt that the program found. */
export interface AnalysedShot {
  /** Video seconds; null if the release cannot be seen. */
  readonly releaseSeconds: number | null;
  readonly rimSeconds: number;
  readonly outcome: 'made' | 'missed';
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
  /** Stored unchanged. */
  readonly evidence: object;
}

export interface AnalysedVideo {
  readonly userId: string;
  readonly videoId: string;
  /** Date of a new workout; an existing one keeps its own, and its notes. */
  readonly workoutDate: Date;
  /** Calendar of that date; without it the profile's time zone decides. */
  readonly own?: OwnCalendar;
  readonly countedOn: 'server' | 'device' | 'live';
  /** Whose lines its court has; null if no court is known. */
  readonly courtKind?: CourtKind | null;
  /** The key of the drill for which a new workout was filmed. */
  readonly drill?: string | undefined;
  readonly shots: readonly AnalysedShot[];
}

/** PostgreSQL takes at most 65,535 values per statement; a shot has 17. */
const ROWS_PER_STATEMENT = 1000;

async function replaceShots(
  tx: Transaction,
  workoutId: string,
  found: readonly AnalysedShot[],
  kind: ShotKind | null,
): Promise<void> {
  await tx.delete(shots).where(eq(shots.workoutId, workoutId));
  const rows = found.map(({ court, ...shot }) => ({
    ...shot,
    evidence: storedEvidence(shot.evidence),
    workoutId,
    courtX: court?.x ?? null,
    courtY: court?.y ?? null,
    detectedOutcome: shot.outcome,
    kind,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx.insert(shots).values(rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}

async function insertWorkout(
  tx: Transaction,
  { userId, videoId, workoutDate, own = {}, countedOn, drill }: AnalysedVideo,
): Promise<WorkoutRow> {
  const [user] = await tx
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) throw notFound(phrase('User not found'));
  const { timeZone = user.timeZone } = own;
  const localDay = own.localDay ?? localDayOf(workoutDate, timeZone);
  const moment = { workoutDate, localDay, timeZone };
  const videoUrl = countedOn === 'server' ? `/api/videos/${videoId}/file` : null;
  const [row] = await tx
    .insert(workouts)
    .values({ userId, ...moment, videoUrl, source: 'video', countedOn, chosenDrill: drill })
    .returning();
  if (row === undefined) throw new Error('No row came back');
  await tx.update(videos).set({ workoutId: row.id }).where(eq(videos.id, videoId));
  return row;
}

async function lockVideo(tx: Transaction, { userId, videoId }: AnalysedVideo) {
  const [video] = await tx
    .select({ workoutId: videos.workoutId })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.userId, userId)))
    .for('update');
  if (video === undefined) throw notFound(phrase('Video not found'));
  return video;
}

/**
 * Stores the result of an analysis in the caller's transaction: creates the workout of the video the first time, and replaces its
 * shots, including corrections, every later time. Returns the id of the workout.
 */
export async function saveAnalysedWorkout(tx: Transaction, result: AnalysedVideo): Promise<string> {
  const { userId, shots: found } = result;
  const { workoutId } = await lockVideo(tx, result);
  await lockStatistics(tx, userId);
  const old = workoutId === null ? null : await ownWorkout(tx, userId, workoutId);
  const before = old === null ? null : await contributionOf(tx, old);
  const film = old ?? (await insertWorkout(tx, result));
  const { id } = film;
  const drill = film.chosenDrill === null ? null : findDrill(film.chosenDrill);
  await replaceShots(tx, id, found, drill?.shotKind ?? null);
  await replaceZones(tx, id, zoneTotalsOf(found));
  const [workout] = await tx
    .update(workouts)
    .set({
      ...totalsOf(found),
      kindData: await kindsOfFilm(tx, id),
      ...(await drillOfFilm(tx, film)),
      courtKind: result.courtKind ?? null,
    })
    .where(eq(workouts.id, id))
    .returning();
  if (workout === undefined) throw new Error('No row came back');
  await applyWorkoutChange(tx, userId, before, await contributionOf(tx, workout));
  if (old === null) await tellWebhooks(tx, userId, id);
  return id;
}
