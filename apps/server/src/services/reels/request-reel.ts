import { transaction } from '../../database/connect.ts';
import { reels } from '../../database/schema/workouts.ts';
import { AppError } from '../../errors/app-error.ts';
import { parseKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { checkRoom } from '../room/get-room.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { type Reel, reelOf, REFUSALS } from './reel.ts';
import { enqueueReel } from './runs.ts';

/** A reel takes a minute or two: after this time its job was lost and may be requested again. */
const LOST_AFTER_MS = 30 * 60_000;

function isInProgress({ state, row }: Reel, now: Date): boolean {
  if (state !== 'queued' && state !== 'making') return false;
  return row !== null && now.getTime() - row.updatedAt.getTime() < LOST_AFTER_MS;
}

/**
 * Requests the reel of a workout, unless it is ready or in progress. 409 with a reason if none can be made, 507 if there is no
 * room.
 */
export async function requestReel(
  context: Pick<AppContext, 'config' | 'database' | 'storage' | 'now'>,
  userId: string,
  workoutId: string,
): Promise<Reel> {
  const { database, storage, now } = context;
  const workout = await ownWorkout(database, userId, workoutId);
  const reel = await reelOf(database, workout);
  const { video, cuts, row, refusal } = reel;
  if (refusal !== null || video?.renditionKey == null) {
    throw new AppError('conflict', REFUSALS[refusal ?? 'gone']);
  }
  if (reel.state === 'ready' || isInProgress(reel, now())) return reel;
  if ((await storage.stat(parseKey(video.renditionKey))) === null) {
    throw new AppError('conflict', REFUSALS.gone);
  }
  await checkRoom(context, userId, 0);
  const requestedAt = now();
  const noFile = { storageKey: null, bytes: null };
  const fresh = { state: 'queued', progress: 0, cuts, ...noFile, requestedAt } as const;
  await transaction(database, async (tx) => {
    await tx
      .insert(reels)
      .values({ videoId: video.id, ...fresh })
      .onConflictDoUpdate({ target: reels.videoId, set: { ...fresh, updatedAt: requestedAt } });
    const request = { videoId: video.id, requestedAt: requestedAt.toISOString() };
    await enqueueReel(tx, request, userId);
  });
  // It shows makes that the workout no longer has.
  if (row?.storageKey != null) await storage.delete(parseKey(row.storageKey));
  return reelOf(database, workout);
}
