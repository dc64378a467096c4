import { and, eq, inArray } from 'drizzle-orm';
import { reels, videos } from '../../database/schema/workouts.ts';
import { parseKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';

/**
 * Deletes the reels of a user, which can be made anew, to make room. One that is being made stays, and so does one whose
 * workout lies in the trash. The sweep removes the files of a call that was cut off.
 */
export async function deleteReels(
  { database, storage }: Pick<AppContext, 'database' | 'storage'>,
  userId: string,
): Promise<void> {
  const ownVideos = database
    .select({ id: videos.id })
    .from(videos)
    .where(eq(videos.userId, userId));
  const deleted = await database
    .delete(reels)
    .where(and(eq(reels.state, 'ready'), inArray(reels.videoId, ownVideos)))
    .returning({ storageKey: reels.storageKey });
  for (const { storageKey } of deleted) {
    if (storageKey !== null) await storage.delete(parseKey(storageKey));
  }
}
