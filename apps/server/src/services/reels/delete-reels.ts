import { and, eq, inArray } from 'drizzle-orm';
import { reels, videos } from '../../database/schema/workouts.ts';
import { parseKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';

/**
 * Deletes a user's reels to make room; they can be made again. Reels in progress stay, and those of workouts in the trash. After
 * an interrupted call the sweep removes the files.
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
