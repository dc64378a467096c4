import { t } from '@hooplog/language';
import { LIMITS } from '../limits.ts';
import type { AchievementRule, AchievementType } from './catalogue.ts';

/** The values that achievements are measured by. */
export interface AchievementMeasures {
  readonly totalShots: number;
  /** Days in a row up to today or yesterday. */
  readonly currentStreak: number;
  /** Whole percent over all shots. */
  readonly percentage: number;
}

function measured(type: AchievementType, measures: AchievementMeasures): number {
  switch (type) {
    case 'milestone':
      return measures.totalShots;
    case 'streak':
      return measures.currentStreak;
    case 'accuracy':
      return measures.percentage;
  }
}

/** Progress of an achievement: `value` in its own unit, `percent` 0 to 100. */
export function achievementProgress(
  { type, requirement }: AchievementRule,
  measures: AchievementMeasures,
): { readonly value: number; readonly percent: number } {
  const value = measured(type, measures);
  const percent = Math.min(LIMITS.PROGRESS_MAX_PERCENT, Math.floor((100 * value) / requirement));
  return { value, percent };
}

/**
 * Whether an achievement is earned. A streak counts whenever it happened: `longestStreak` also
 * covers runs that a late workout completed. An accuracy needs enough shots to be meaningful.
 */
export function isEarned(
  { type, requirement }: AchievementRule,
  {
    totalShots,
    percentage,
    longestStreak,
  }: Pick<AchievementMeasures, 'totalShots' | 'percentage'> & { readonly longestStreak: number },
): boolean {
  switch (type) {
    case 'milestone':
      return totalShots >= requirement;
    case 'streak':
      return longestStreak >= requirement;
    case 'accuracy':
      return percentage >= requirement && totalShots >= LIMITS.ACCURACY_BADGE_SHOTS;
  }
}

/** "60 / 100 shots", "2 / 3 days", "38 / 40% accuracy" */
export function progressText(rule: AchievementRule, measures: AchievementMeasures): string {
  const { value } = achievementProgress(rule, measures);
  const { requirement: target } = rule;
  switch (rule.type) {
    case 'milestone':
      return t('{value, number} / {target, plural, one {# shot} other {# shots}}', {
        value,
        target,
      });
    case 'streak':
      return t('{value, number} / {target, plural, one {# day} other {# days}}', { value, target });
    case 'accuracy':
      return t('{value, number} / {target, number}% accuracy', { value, target });
  }
}
