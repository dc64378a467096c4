import { type LocalDay, parseLocalDay } from './days.ts';

/** Whole years lived on `today`; negative before birth. Someone born on 29 February grows older on 1 March. */
export function ageInYears(birthday: LocalDay, today: LocalDay): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The day on which somebody reaches an age: from it on `ageInYears` returns at least that. */
export function dayOfAge(birthday: LocalDay, years: number): LocalDay {
  const year = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0');
  return parseLocalDay(`${year}${birthday.slice(4)}`) ?? (`${year}-03-01` as LocalDay);
}
