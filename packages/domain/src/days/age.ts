import type { LocalDay } from './days.ts';

/** Whole years lived on `today`; negative before birth. Someone born on 29 February grows older on 1 March. */
export function ageInYears(birthday: LocalDay, today: LocalDay): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
