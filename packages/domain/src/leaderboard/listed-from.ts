import { dayOfAge } from '../days/age.ts';
import { ADULT_AGE, AGE_WITHOUT_PARENT } from '../days/age-group.ts';
import type { LocalDay } from '../days/days.ts';

/** 1 shown, 0 hidden, null: the player has not chosen. */
export type LeaderboardChoice = 0 | 1 | null;

/** Before every day that matters. */
const ALWAYS = '0001-01-01' as LocalDay;

/**
 * The first day on which the leaderboard may show a player; null for never. Children are never shown, teens if they
 * switched it on themselves, adults unless they switched it off. Players without a birthday count as adults.
 */
export function listedFrom(birthday: LocalDay | null, choice: LeaderboardChoice): LocalDay | null {
  if (choice === 0) return null;
  if (birthday === null) return ALWAYS;
  return dayOfAge(birthday, choice === 1 ? AGE_WITHOUT_PARENT : ADULT_AGE);
}
