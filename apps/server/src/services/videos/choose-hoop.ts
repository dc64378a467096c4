import { phrase } from '@hooplog/language';
import { and, eq, isNotNull } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { shots, videoChoices } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { confirmInUse, givenWithHoop, keepHoop } from './confirm-hoop.ts';
import { placesHere } from './places-here.ts';
import { lockOwnVideo, type VideoRow, workoutOf } from './rows.ts';
import { analysedColumns, keepCount, shotsToKeep } from './save-analysis.ts';
import { withPlace } from './usual-equipment.ts';

async function readingAt(tx: Transaction, videoId: string, candidate: number) {
  const [row] = await tx
    .select({ reading: videoChoices.reading })
    .from(videoChoices)
    .where(and(eq(videoChoices.videoId, videoId), eq(videoChoices.candidate, candidate)));
  if (row === undefined) throw notFound(phrase('Hoop not found'));
  return row.reading;
}

async function isCorrected(tx: Transaction, workoutId: string): Promise<boolean> {
  const corrected = await tx
    .select({ id: shots.id })
    .from(shots)
    .where(and(eq(shots.workoutId, workoutId), isNotNull(shots.correctedAt)))
    .limit(1);
  return corrected.length > 0;
}

/**
 * Applies the player's choice of hoop in an analysed video. Its count becomes the workout: all candidates were counted, so
 * nothing is analysed again. Shots that the player has corrected at the same hoop stay as they are.
 */
export function chooseHoop(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  videoId: string,
  candidate: number,
): Promise<VideoRow> {
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    const workoutId = workoutOf(video);
    const { analysis, scene } = await readingAt(tx, videoId, candidate);
    const { rim } = analysis.calibration;
    const used = video.calibration?.rim;
    const isInUse = used?.cx === rim.cx && used.cy === rim.cy;
    if (isInUse && (await isCorrected(tx, workoutId))) return confirmInUse(tx, video);
    const given = givenWithHoop(video, rim);
    const places = await placesHere(tx, userId, analysis);
    const completed = await withPlace(tx, userId, places, analysis, given);
    const found = await shotsToKeep({ analysis, scene }, completed);
    const chosen = await keepHoop(tx, video, given, analysedColumns(analysis, found, completed));
    const { workoutDate, countedOn } = await ownWorkout(tx, userId, workoutId);
    const count = { analysis, scene, workoutDate, countedOn: countedOn ?? ('server' as const) };
    await keepCount(tx, chosen, count, found);
    return chosen;
  });
}
