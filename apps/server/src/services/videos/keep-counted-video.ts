import type { CountedVideo } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { refuseOtherSave, saveHashOf } from '../workouts/save-hash.ts';
import { workoutMoment } from '../workouts/workout-day.ts';
import { analysisOf, sceneOf } from './counted-analysis.ts';
import { type GivenCalibration, givenNext, givenOf } from './given-calibration.ts';
import { withKnownCourt } from './known-court.ts';
import { placesHere } from './places-here.ts';
import { withPlace } from './usual-equipment.ts';
import { lockOwnVideo, notified, type VideoRow } from './rows.ts';
import { analysedColumns, keepCount, shotsToKeep } from './save-analysis.ts';

type Sent = Pick<VideoRow, 'idempotencyKey' | 'saveHash'>;

const NOTHING_GIVEN = { rim: null, court: null };

/**
 * The video that an earlier call with the same key saved; a conflict if that had other content, unless its workout is gone by
 * now.
 */
async function findRepeated(
  tx: Transaction,
  userId: string,
  { idempotencyKey: key, saveHash }: Sent,
): Promise<VideoRow | null> {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), eq(videos.idempotencyKey, key)));
  if (row === undefined) return null;
  if (row.workoutId !== null) refuseOtherSave({ ...row, id: row.workoutId }, saveHash);
  return row;
}

/** The video that is counted again. Its file must not be on the server, which would count it itself. */
async function lockCounted(tx: Transaction, userId: string, videoId: string): Promise<VideoRow> {
  const video = await lockOwnVideo(tx, userId, videoId);
  if (video.storageKey === null) return video;
  throw new AppError('conflict', phrase('This video is counted on the server.'));
}

async function write(
  tx: Transaction,
  before: VideoRow | null,
  values: Pick<VideoRow, 'userId'> &
    Sent & {
      readonly givenCalibration: GivenCalibration | null;
    } & ReturnType<typeof analysedColumns>,
): Promise<VideoRow> {
  const [row] =
    before === null
      ? await tx
          .insert(videos)
          .values({ ...values, id: uuidv7(), state: 'analysed' })
          .returning({ ...getTableColumns(videos), notified })
      : await tx
          .update(videos)
          // Clips belong to the shots of the first count; the sweep deletes their files.
          .set({
            ...values,
            ...{ clipsKey: null, renditionKey: null, posterKey: null, madeBytes: null },
          })
          .where(eq(videos.id, before.id))
          .returning({ ...getTableColumns(videos), notified });
  if (row === undefined) throw new Error('No row came back');
  return row;
}

/**
 * Saves a device's count in the same form as the server's own: a video, here without a file, and its workout, which is reviewed
 * and saved like any other. A repeat with the same key changes nothing; with other content it is refused with the id of the
 * workout.
 */
export async function saveCountedVideo(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  body: CountedVideo,
  idempotencyKey: string | null,
): Promise<VideoRow> {
  const { countedOn, videoId, timeZone, localDay, drill } = body;
  const { workoutDate, ...own } = workoutMoment(new Date(body.workoutDate), {
    now: now(),
    timeZone: user.timeZone,
    own: { timeZone, localDay },
    field: 'workoutDate',
  });
  const sent = { idempotencyKey, saveHash: saveHashOf(body) };
  const analysis = analysisOf(body);
  const counted = { analysis, scene: sceneOf(body), workoutDate, own, countedOn, drill };
  return transaction(database, async (tx) => {
    const before = videoId === null ? null : await lockCounted(tx, user.id, videoId);
    // The second of two simultaneous repeats waits here.
    await lockStatistics(tx, user.id);
    const repeated = await findRepeated(tx, user.id, sent);
    if (repeated !== null) return repeated;
    const given = givenNext(before && givenOf(before), body.given ?? NOTHING_GIVEN);
    const places = await placesHere(tx, user.id, analysis);
    const used = await withPlace(tx, user.id, places, analysis, given);
    const result = await withKnownCourt(places, counted, used);
    const shots = await shotsToKeep(result, used);
    const video = await write(tx, before, {
      userId: user.id,
      ...sent,
      givenCalibration: given,
      ...analysedColumns(result.analysis, shots, used),
      // Devices of older versions send only the sentence.
      warnings: body.warnings.map(({ why, ...sentence }) => why ?? sentence),
    });
    await keepCount(tx, video, result, shots);
    const [saved] = await tx.select().from(videos).where(eq(videos.id, video.id));
    return saved ?? video;
  });
}
