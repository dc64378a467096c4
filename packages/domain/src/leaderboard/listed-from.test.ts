import { expect, test } from 'vitest';
import type { LocalDay } from '../days/days.ts';
import { type LeaderboardChoice, listedFrom } from './listed-from.ts';

const TODAY = '2026-11-21' as LocalDay;

test.each<[what: string, birthday: string | null, choice: LeaderboardChoice, shown: boolean]>([
  ['an adult who has not chosen', '2008-11-21', null, true],
  ['an adult who is hidden', '1990-01-01', 0, false],
  ['an adult who chose to be shown', '1990-01-01', 1, true],
  ['a teen who has not chosen, on the eve of turning 18', '2008-11-22', null, false],
  ['a teen who switched it on', '2008-11-22', 1, true],
  ['a teen of 13 today who switched it on', '2013-11-21', 1, true],
  ['a child who switched it on, on the eve of turning 13', '2013-11-22', 1, false],
  ['a child who has not chosen', '2016-01-01', null, false],
  ['somebody without a birthday', null, null, true],
  ['somebody without a birthday who is hidden', null, 0, false],
  ['somebody born on a leap day, 18 on 1 March', '2008-02-29', null, true],
])('%s', (_, birthday, choice, shown) => {
  const from = listedFrom(birthday as LocalDay | null, choice, TODAY);
  expect(from !== null && from <= TODAY).toBe(shown);
});

test.each<[what: string, choice: LeaderboardChoice, shown: boolean]>([
  ['has not chosen', null, false],
  ['switched it on', 1, true],
  ['is hidden', 0, false],
])('an adult who joined as a teen and %s', (_, choice, shown) => {
  const from = listedFrom('2008-01-01' as LocalDay, choice, '2025-12-31' as LocalDay);
  expect(from !== null && from <= TODAY).toBe(shown);
});
