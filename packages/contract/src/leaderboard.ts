import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';

const rankSchema = z.int().min(1);

/** One player with their lifetime numbers. */
export const leaderboardEntrySchema = z.object({
  /** Equal numbers share a rank; the next rank counts everyone before it. */
  rank: rankSchema,
  user: playerSchema,
  totalShots: sumSchema,
  made: sumSchema,
  percentage: z.int().min(0).max(100),
  workoutCount: sumSchema,
  /** Days in a row that end today or yesterday by the player's own calendar. */
  currentStreak: sumSchema,
  /** How many of `totalShots` the program saw in videos; the others are self-reported. */
  verifiedShots: sumSchema,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

/** Why a player is on the leaderboard or not. `too_young`: under 13, whatever they chose. */
export const LEADERBOARD_STATES = ['listed', 'no_shots', 'hidden', 'too_young'] as const;
export type LeaderboardState = (typeof LEADERBOARD_STATES)[number];

export const ownLeaderboardEntrySchema = leaderboardEntrySchema.extend({
  /** Null for players who are not listed. */
  rank: rankSchema.nullable(),
  state: z.enum(LEADERBOARD_STATES),
});
export type OwnLeaderboardEntry = z.infer<typeof ownLeaderboardEntrySchema>;

export const listLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  summary:
    'Players with shots, ranked by made shots, then accuracy, then total shots; a Link header leads to the next ranks',
  access: 'signed_in',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(LIMITS.LEADERBOARD_SHOWN)
      .default(LIMITS.LEADERBOARD_SHOWN),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(leaderboardEntrySchema),
});

export const getOwnLeaderboardEntry = endpoint({
  method: 'GET',
  path: '/api/leaderboard/me',
  summary: "The caller's own numbers, and their rank if they are listed",
  access: 'signed_in',
  status: 200,
  response: ownLeaderboardEntrySchema,
});
