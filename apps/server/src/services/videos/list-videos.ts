import { and, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { videos, workouts } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import type { VideoRow } from './rows.ts';
import { waitsForReview } from './waits-for-review.ts';

const LISTED = 20;

/**
 * The user's newest videos that need attention: uploaded, in progress, failed, or analysed without the workout having been edited
 * since.
 */
export async function listVideos(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<VideoRow[]> {
  return database
    .select(getTableColumns(videos))
    .from(videos)
    .leftJoin(workouts, eq(workouts.id, videos.workoutId))
    .where(
      and(
        eq(videos.userId, userId),
        or(inArray(videos.state, ['uploaded', 'queued', 'analysing', 'failed']), waitsForReview),
      ),
    )
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(LISTED);
}
