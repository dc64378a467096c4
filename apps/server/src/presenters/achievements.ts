import type { AchievementEntry, UserAchievement } from '@hooplog/contract';
import type {
  AchievementRow,
  UserAchievementRow,
} from '../services/achievements/list-achievements.ts';

export function presentAchievement(achievement: AchievementRow): AchievementEntry {
  return { ...achievement, createdAt: achievement.createdAt.toISOString() };
}

export function presentUserAchievement(earned: UserAchievementRow): UserAchievement {
  const { id, userId, achievementId, earnedAt } = earned;
  return { id, userId, achievementId, earnedAt: earnedAt.toISOString() };
}
