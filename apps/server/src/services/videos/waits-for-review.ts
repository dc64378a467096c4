import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { videos, workouts } from '../../database/schema/workouts.ts';

/**
 * Whether a video is counted and nobody has saved or corrected its workout since, in a query that joins workouts on the
 * left.
 */
export const waitsForReview = and(
  eq(videos.state, 'analysed'),
  or(isNull(workouts.id), lte(workouts.updatedAt, videos.updatedAt)),
);
