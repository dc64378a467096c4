import { dayOfAge } from '../days/age.ts';
import { ADULT_AGE, AGE_WITHOUT_PARENT } from '../days/age-group.ts';
import type { LocalDay } from '../days/days.ts';

/** 1 shown, 0 hidden, null: the player has not chosen. */
export type LeaderboardChoice = 0 | 1 | null;

/** Before every day that matters. */
const ALWAYS = '0001-01-01' as LocalDay;

/**
 * The first day on which the leaderboard may show a player; null for never. Children are never shown, teens
 * only if they switched it on themselves, adults unless they switched it off. Growing up publishes nothing:
 * players who joined before they were adults are shown only once they choose it. Players without a birthday
 * count as adults.
 *
 * @param joined the day on which their account began
 */
export function listedFrom(
  birthday: LocalDay | null,
  choice: LeaderboardChoice,
  joined: LocalDay,
): LocalDay | null {
  if (choice === 0) return null;
  if (birthday === null) return ALWAYS;
  if (choice === 1) return dayOfAge(birthday, AGE_WITHOUT_PARENT);
  const adultFrom = dayOfAge(birthday, ADULT_AGE);
  return adultFrom <= joined ? adultFrom : null;
}
