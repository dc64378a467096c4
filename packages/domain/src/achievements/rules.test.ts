import { expect, test } from 'vitest';
import { ACHIEVEMENT_ICONS, ACHIEVEMENTS, type AchievementType } from './catalogue.ts';
import { achievementProgress, isEarned, progressText } from './rules.ts';

const NOTHING = { totalShots: 0, currentStreak: 0, percentage: 0, longestStreak: 0 };

test.each<[type: AchievementType, requirements: number[]]>([
  ['milestone', [1, 100, 500, 1000, 5000, 10_000]],
  ['streak', [3, 7, 14, 30, 100]],
  ['accuracy', [40, 50, 60]],
])('the catalogue has every %s', (type, requirements) => {
  const found = ACHIEVEMENTS.filter((achievement) => achievement.type === type);
  expect(found.map(({ requirement }) => requirement)).toEqual(requirements);
});

test('there are ten icons, names are unique, and accuracy names the shots it takes', () => {
  expect(ACHIEVEMENT_ICONS).toHaveLength(10);
  for (const { icon } of ACHIEVEMENTS) expect(ACHIEVEMENT_ICONS).toContain(icon);
  expect(new Set(ACHIEVEMENTS.map(({ name }) => name)).size).toBe(ACHIEVEMENTS.length);
  for (const { type, description } of ACHIEVEMENTS)
    if (type === 'accuracy') expect(description).toContain('100 shots');
});

test.each<[what: string, type: AchievementType, requirement: number, has: object, earned: boolean]>(
  [
    ['shots just short', 'milestone', 100, { totalShots: 99 }, false],
    ['shots reached', 'milestone', 100, { totalShots: 100 }, true],
    ['a streak that is over counts', 'streak', 7, { currentStreak: 0, longestStreak: 7 }, true],
    ['a streak one day short', 'streak', 7, { longestStreak: 6 }, false],
    ['accuracy on too few shots', 'accuracy', 40, { percentage: 90, totalShots: 99 }, false],
    ['accuracy on enough shots', 'accuracy', 40, { percentage: 40, totalShots: 100 }, true],
    ['accuracy just short', 'accuracy', 40, { percentage: 39, totalShots: 5000 }, false],
  ],
)('%s', (_, type, requirement, has, earned) => {
  expect(isEarned({ type, requirement }, { ...NOTHING, ...has })).toBe(earned);
});

test.each<[type: AchievementType, requirement: number, has: object, percent: number, text: string]>(
  [
    ['milestone', 1000, { totalShots: 250 }, 25, '250 / 1,000 shots'],
    ['milestone', 1, { totalShots: 70 }, 100, '70 / 1 shot'],
    ['milestone', 1000, { totalShots: 999 }, 99, '999 / 1,000 shots'],
    ['streak', 3, { currentStreak: 2 }, 66, '2 / 3 days'],
    ['accuracy', 40, { percentage: 38 }, 95, '38 / 40% accuracy'],
    ['accuracy', 40, { percentage: 80 }, 100, '80 / 40% accuracy'],
  ],
)('progress of %s %i with %o', (type, requirement, has, percent, text) => {
  const measures = { ...NOTHING, ...has };
  expect(achievementProgress({ type, requirement }, measures).percent).toBe(percent);
  expect(progressText({ type, requirement }, measures)).toBe(text);
});
