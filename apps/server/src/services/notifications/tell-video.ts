import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';
import type { VideoRow } from '../videos/rows.ts';
import { tell } from './tell.ts';

/** Notifies the owner of a video's result, replacing earlier notifications about it. */
export async function tellOwner(
  tx: Transaction,
  { id, userId, analysisVersion }: VideoRow,
  kind: 'video_counted' | 'video_failed',
): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.videoId, id));
  await tell(tx, [{ userId, kind, about: `video:${id}:${analysisVersion}`, videoId: id }]);
}

/** Notifies the owner that a workout's clips could not be prepared. */
export async function tellOfClips(
  tx: Transaction,
  userId: string,
  videoId: string,
  clipsKey: string,
): Promise<void> {
  await tell(tx, [{ userId, kind: 'clips_failed', about: `clips:${clipsKey}`, videoId }]);
}
