import { expect, test } from 'vitest';
import { ageInYears, dayOfAge } from './age.ts';
import { addDays, type LocalDay } from './days.ts';

test.each<[what: string, birthday: string, today: string, age: number]>([
  ['the day before the birthday', '2008-05-10', '2026-05-09', 17],
  ['the birthday', '2008-05-10', '2026-05-10', 18],
  ['the day of birth', '2026-05-10', '2026-05-10', 0],
  ['born on a leap day, 28 February', '2008-02-29', '2026-02-28', 17],
  ['born on a leap day, 1 March', '2008-02-29', '2026-03-01', 18],
])('%s', (_, birthday, today, age) => {
  expect(ageInYears(birthday as LocalDay, today as LocalDay)).toBe(age);
});

test.each<[birthday: string, day: string]>([
  ['2008-05-10', '2026-05-10'],
  ['2008-02-29', '2026-03-01'],
  ['2010-12-31', '2028-12-31'],
])('a user born on %s is 18 from %s on', (birthday, day) => {
  const reached = dayOfAge(birthday as LocalDay, 18);
  expect(reached).toBe(day);
  expect(ageInYears(birthday as LocalDay, reached)).toBe(18);
  expect(ageInYears(birthday as LocalDay, addDays(reached, -1))).toBe(17);
});
