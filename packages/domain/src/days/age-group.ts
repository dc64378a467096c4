import { ageInYears } from './age.ts';
import type { LocalDay } from './days.ts';

/** From this age on nobody has to ask a parent. */
export const AGE_WITHOUT_PARENT = 13;
export const ADULT_AGE = 18;

/** Which of the rules for the young apply. `unknown`: no birthday was given. */
export type AgeGroup = 'unknown' | 'child' | 'teen' | 'adult';

export function ageGroup(birthday: LocalDay | null, today: LocalDay): AgeGroup {
  if (birthday === null) return 'unknown';
  const age = ageInYears(birthday, today);
  if (age < AGE_WITHOUT_PARENT) return 'child';
  return age < ADULT_AGE ? 'teen' : 'adult';
}

const PROTECTION: Readonly<Record<AgeGroup, number>> = { unknown: 0, adult: 0, teen: 1, child: 2 };

/** Whether a change of the birthday would lift a rule that protects the young. */
export function liftsProtection(from: AgeGroup, to: AgeGroup): boolean {
  return PROTECTION[to] < PROTECTION[from];
}
