import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { videos, workouts } from '../../database/schema/workouts.ts';

/** Whether a video is counted and its workout has been neither saved nor corrected since, for queries that left-join workouts. */
export const waitsForReview = and(
  eq(videos.state, 'analysed'),
  or(isNull(workouts.id), lte(workouts.updatedAt, videos.updatedAt)),
);
