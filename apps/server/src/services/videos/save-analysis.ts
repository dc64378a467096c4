import { areSameEquipment, REGULATION } from '@hooplog/domain';
import type { Analysis, DetectedShot, Reading, Scene } from '@hooplog/vision';
import { eq, sql } from 'drizzle-orm';
import { type Database, transaction, type Transaction } from '../../database/connect.ts';
import {
  type StoredWarning,
  videoChoices,
  videos,
  videoScenes,
  workouts,
} from '../../database/schema/index.ts';
import { tellOwner } from '../notifications/tell-video.ts';
import { saveAnalysedWorkout } from '../workouts/save-analysed-workout.ts';
import type { OwnCalendar } from '../workouts/workout-day.ts';
import { type GivenCalibration, givenOf, saidEquipment } from './given-calibration.ts';
import { locateApart, locateWithoutCourt } from './locate-apart.ts';
import { withKnownCourt } from './known-court.ts';
import { movedTo } from './moved-to.ts';
import { moveVideo, type VideoRow } from './rows.ts';
import { placesHere } from './places-here.ts';
import { storedWarnings } from './stored-warnings.ts';
import { withPlace } from './usual-equipment.ts';

export interface AnalysisResult {
  readonly analysis: Analysis;
  /** The data by which the shots were located. */
  readonly scene: Scene | null;
  /** The result for each hoop that the player may choose; empty if none is in doubt. */
  readonly choices: readonly Reading[];
  /** Date of a new workout. */
  readonly workoutDate: Date;
  readonly own?: OwnCalendar;
  readonly countedOn: 'server' | 'device' | 'live';
  /** The key of the drill for which a new workout was filmed. */
  readonly drill?: string | undefined;
}

/** The calibration by which the shots were placed. Whose lines a given court has is known from the player, not from vision. */
function calibrationUsed(analysis: Analysis, given: GivenCalibration | null) {
  const calibration = {
    ...analysis.calibration,
    ...(analysis.equipment && { equipment: analysis.equipment }),
    ...(analysis.asked && { candidates: [...analysis.candidates] }),
    ...saidEquipment(given),
  };
  if (given?.isCourtless === true) {
    return { ...calibration, court: null, courtSource: 'user' as const, lines: null };
  }
  const isFound = calibration.courtSource === 'found';
  return { ...calibration, lines: isFound ? calibration.lines : (given?.lines ?? null) };
}

/**
 * The shots to save. Vision has no option for “there is no court”, so shots placed by a found court are placed again without it.
 * Shots placed with other equipment than the player has given are placed again too.
 */
export async function shotsToKeep(
  { analysis: { shots, calibration }, scene }: Pick<AnalysisResult, 'analysis' | 'scene'>,
  given: GivenCalibration | null,
): Promise<readonly DetectedShot[]> {
  const moments = shots.map(({ rimSeconds }) => rimSeconds);
  const equipment = given?.equipment ?? scene?.equipment;
  const isWithout = given?.isCourtless === true && calibration.court !== null;
  const isOther =
    // Shots without stored flights stay where they are.
    scene !== null &&
    scene.flights.length > 0 &&
    !areSameEquipment(equipment ?? REGULATION, scene.equipment ?? REGULATION);
  if (!isWithout && !isOther) return shots;
  const seen = scene && { ...scene, equipment };
  const places =
    isWithout || seen === null
      ? await locateWithoutCourt(seen, moments)
      : await locateApart(seen, moments);
  return shots.map((shot, at) => movedTo(shot, places[at]));
}

async function keepScene(tx: Transaction, videoId: string, scene: Scene | null): Promise<void> {
  await tx.delete(videoScenes).where(eq(videoScenes.videoId, videoId));
  if (scene !== null) await tx.insert(videoScenes).values({ videoId, scene });
}

async function keepChoices(
  tx: Transaction,
  videoId: string,
  choices: readonly Reading[],
): Promise<void> {
  await tx.delete(videoChoices).where(eq(videoChoices.videoId, videoId));
  const rows = choices.map((reading, candidate) => ({ videoId, candidate, reading }));
  if (rows.length > 0) await tx.insert(videoChoices).values(rows);
}

/** Columns of a video whose shots have been counted. */
export function analysedColumns(
  analysis: Analysis,
  shots: readonly DetectedShot[],
  given: GivenCalibration | null,
) {
  return {
    progress: 1,
    stage: null,
    shotsSoFar: shots.length,
    media: analysis.video,
    calibration: calibrationUsed(analysis, given),
    warnings: storedWarnings(analysis.warnings) as readonly StoredWarning[],
    errorCode: null,
  };
}

/** Saves scene and workout of a counted video. */
export async function keepCount(
  tx: Transaction,
  { id: videoId, userId, calibration }: Pick<VideoRow, 'id' | 'userId' | 'calibration'>,
  { scene, workoutDate, own = {}, countedOn, drill }: Omit<AnalysisResult, 'choices'>,
  shots: readonly DetectedShot[],
): Promise<void> {
  await keepScene(tx, videoId, scene);
  const courtKind = calibration?.lines ?? null;
  const workout = { workoutDate, own, countedOn, courtKind, drill, shots };
  const id = await saveAnalysedWorkout(tx, { userId, videoId, ...workout });
  await tx
    .update(videos)
    .set({
      // By the database's clock, and not before the workout's own time: a later time means that the player edited it.
      updatedAt: sql`greatest(clock_timestamp(), (select ${workouts.updatedAt} from ${workouts} where ${workouts.id} = ${id}))`,
    })
    .where(eq(videos.id, videoId));
}

/**
 * Turns the result of a run into the workout of the video, in one transaction. False if a newer request, another run of the same
 * one, or a deletion of the video came first: then nothing is changed.
 */
export async function saveAnalysis(
  database: Database,
  video: VideoRow,
  counted: AnalysisResult,
): Promise<boolean> {
  const { analysis } = counted;
  const places = await placesHere(database, video.userId, analysis);
  const given = await withPlace(database, video.userId, places, analysis, givenOf(video));
  const result = await withKnownCourt(places, counted, given);
  const shots = await shotsToKeep(result, given);
  return transaction(database, async (tx) => {
    const analysed = await moveVideo(
      tx,
      { id: video.id, to: 'analysed', version: video.analysisVersion },
      analysedColumns(result.analysis, shots, given),
    );
    if (analysed === null) return false;
    await keepCount(tx, analysed, result, shots);
    await keepChoices(tx, analysed.id, result.choices);
    await tellOwner(tx, analysed, 'video_counted');
    return true;
  });
}
