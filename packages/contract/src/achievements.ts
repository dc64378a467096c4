import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const achievementSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  type: z.enum(['milestone', 'streak', 'accuracy']),
  /** Shots, days or percent, by type. */
  requirement: z.int().min(1),
  icon: z.string(),
  createdAt: instantSchema,
});
export type AchievementEntry = z.infer<typeof achievementSchema>;

export const userAchievementSchema = z.object({
  id: idSchema,
  userId: idSchema,
  achievementId: idSchema,
  earnedAt: instantSchema,
});
export type UserAchievement = z.infer<typeof userAchievementSchema>;

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  summary: 'All achievements, easiest first within each type',
  access: 'signed_in',
  status: 200,
  response: z.array(achievementSchema),
});

export const listUserAchievements = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  summary: "The caller's earned achievements, newest first",
  access: 'signed_in',
  status: 200,
  response: z.array(userAchievementSchema),
});

export const checkAchievements = endpoint({
  method: 'POST',
  path: '/api/achievements/check',
  summary:
    'Award due achievements and return those earned since the last check; each is returned once',
  access: 'signed_in',
  status: 200,
  response: z.object({ newAchievements: z.array(achievementSchema) }),
});
