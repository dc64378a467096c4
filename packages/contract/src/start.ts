import { z } from 'zod';
import { assignmentSchema } from './assignments.ts';
import { joinedChallengeSchema } from './challenges.ts';
import { sumSchema } from './common.ts';
import { goalSchema } from './goals.ts';
import { historyEntrySchema } from './history.ts';
import { statsSchema } from './statistics.ts';
import { currentUserSchema } from './users.ts';
import { videoSchema } from './videos.ts';

/** Data about the signed-in user that the start page includes: the answers of the dashboard's first calls. */
export const startSchema = z.object({
  user: currentUserSchema,
  stats: statsSchema,
  /** The newest `LIMITS.RECENT_WORKOUTS` of every kind. */
  workouts: z.array(historyEntrySchema),
  goals: z.array(goalSchema),
  assignments: z.array(assignmentSchema),
  endingChallenges: z.array(joinedChallengeSchema),
  videos: z.array(videoSchema),
  /** Number of open invitations to squads. */
  pendingInvitations: sumSchema,
});
export type Start = z.infer<typeof startSchema>;
