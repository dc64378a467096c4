import { expect, test } from 'vitest';
import { ageInYears } from './age.ts';
import type { LocalDay } from './days.ts';

test.each<[what: string, birthday: string, today: string, age: number]>([
  ['the day before the birthday', '2008-05-10', '2026-05-09', 17],
  ['the birthday', '2008-05-10', '2026-05-10', 18],
  ['the day of birth', '2026-05-10', '2026-05-10', 0],
  ['born on a leap day, 28 February', '2008-02-29', '2026-02-28', 17],
  ['born on a leap day, 1 March', '2008-02-29', '2026-03-01', 18],
])('%s', (_, birthday, today, age) => {
  expect(ageInYears(birthday as LocalDay, today as LocalDay)).toBe(age);
});
