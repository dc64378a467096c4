/** The measure of an achievement: shots taken, days in a row, or percent of shots made. */
export type AchievementType = 'milestone' | 'streak' | 'accuracy';

/** Names of the icons; the screens map them, and draw Target for any other name. */
export const ACHIEVEMENT_ICONS = [
  'Target',
  'Medal',
  'Trophy',
  'Award',
  'Flame',
  'Zap',
  'Star',
  'Crosshair',
  'Crown',
  'Sparkles',
] as const;
export type AchievementIcon = (typeof ACHIEVEMENT_ICONS)[number];

/** The value to reach; `requirement` is in shots, days or percent, by `type`. */
export interface AchievementRule {
  readonly type: AchievementType;
  readonly requirement: number;
}

export interface Achievement extends AchievementRule {
  readonly name: string;
  readonly description: string;
  readonly icon: AchievementIcon;
}

/** All achievements, easiest first within their type. The database holds the same rows. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  shots('First Bucket', 'Take your first shot', 1, 'Target'),
  shots('Warming Up', 'Take 100 shots', 100, 'Medal'),
  shots('Gym Regular', 'Take 500 shots', 500, 'Award'),
  shots('Thousand Club', 'Take 1,000 shots', 1000, 'Trophy'),
  shots('Volume Shooter', 'Take 5,000 shots', 5000, 'Star'),
  shots('Ten Thousand', 'Take 10,000 shots', 10_000, 'Crown'),
  streak('Hat Trick', 3, 'Flame'),
  streak('Full Week', 7, 'Flame'),
  streak('Two Weeks Strong', 14, 'Zap'),
  streak('Iron Month', 30, 'Zap'),
  streak('Unstoppable', 100, 'Crown'),
  accuracy('Good Touch', 40, 'Crosshair'),
  accuracy('Sharpshooter', 50, 'Crosshair'),
  accuracy('Pure Shooter', 60, 'Sparkles'),
];

function shots(name: string, description: string, requirement: number, icon: AchievementIcon) {
  return { name, description, type: 'milestone', requirement, icon } as const;
}

function streak(name: string, requirement: number, icon: AchievementIcon) {
  const description = `Train ${requirement} days in a row`;
  return { name, description, type: 'streak', requirement, icon } as const;
}

function accuracy(name: string, requirement: number, icon: AchievementIcon) {
  const description = `Reach ${requirement}% over at least 100 shots`;
  return { name, description, type: 'accuracy', requirement, icon } as const;
}
