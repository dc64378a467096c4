import { ageInYears } from './age.ts';
import type { LocalDay } from './days.ts';

/** From this age on no parent needs to agree. */
export const AGE_WITHOUT_PARENT = 13;
export const ADULT_AGE = 18;

/** Which of the rules for young players apply. `unknown`: no birthday was given. */
export type AgeGroup = 'unknown' | 'child' | 'teen' | 'adult';

export function ageGroup(birthday: LocalDay | null, today: LocalDay): AgeGroup {
  if (birthday === null) return 'unknown';
  const age = ageInYears(birthday, today);
  if (age < AGE_WITHOUT_PARENT) return 'child';
  return age < ADULT_AGE ? 'teen' : 'adult';
}

const PROTECTION: Readonly<Record<AgeGroup, number>> = { unknown: 0, adult: 0, teen: 1, child: 2 };

/** Whether a change of the birthday would lift a rule that protects young players. */
export function liftsProtection(from: AgeGroup, to: AgeGroup): boolean {
  return PROTECTION[to] < PROTECTION[from];
}
