import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { streakWithout } from './streak-without.ts';

const day = (ofJune: number) => `2026-06-${String(ofJune).padStart(2, '0')}` as LocalDay;
const TODAY = 15;

test.each([
  ['today, after two days before it', 15, 3, [13, 14, 15], 2],
  ['the first day of all', 15, 1, [15], 0],
  ['yesterday, and none today', 14, 2, [13, 14], 0],
  ['yesterday, with one today', 14, 3, [13, 14, 15], 1],
  ['the oldest day of it', 13, 3, [13, 14, 15], 2],
  ['a day before it', 10, 3, [10, 13, 14, 15], 3],
  ['a day when there is no streak', 10, 0, [10], 0],
  // Whoever went west across the date line has trained on a day that is still to come.
  ['a day that is still to come', 16, 1, [15], 1],
])('without %s', (_, without, currentStreak, days, streak) => {
  const recentDays = days.map(day);
  expect(streakWithout(day(without), { currentStreak, today: day(TODAY), recentDays })).toBe(
    streak,
  );
});
