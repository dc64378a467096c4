import { describe, expect, test } from 'vitest';
import type { LocalDay } from '../days/days.ts';
import { longestRunIn } from './longest-run.ts';
import { addReviewPeriods, parseReviewPeriod, reviewDays, reviewOf } from './review-period.ts';

describe("a review's period", () => {
  test.each<[text: string, from: string, to: string, before: string]>([
    ['2026-11', '2026-11-01', '2026-11-30', '2026-10'],
    ['2026-01', '2026-01-01', '2026-01-31', '2025-12'],
    ['2024-02', '2024-02-01', '2024-02-29', '2024-01'],
    ['2026', '2026-01-01', '2026-12-31', '2025'],
  ])('%s', (text, from, to, before) => {
    const period = parseReviewPeriod(text);
    if (period === null) throw new Error('It names a period');
    expect(reviewDays(period)).toEqual({ from, to });
    expect(addReviewPeriods(period, -1)).toBe(before);
    expect(addReviewPeriods(addReviewPeriods(period, -1), 1)).toBe(period);
  });

  test.each(['', '26', '2026-13', '2026-1', '1969', '3000', '2026-11-01', 'year'])(
    '%j names none',
    (text) => {
      expect(parseReviewPeriod(text)).toBeNull();
    },
  );

  test('is found for a day', () => {
    const day = '2026-11-28' as LocalDay;
    expect([reviewOf(day, 'month'), reviewOf(day, 'year')]).toEqual(['2026-11', '2026']);
  });
});

test.each<[what: string, days: number[], skipped: number[], longest: number]>([
  ['none', [], [], 0],
  ['one', [5], [], 1],
  ['the first run', [1, 2, 3, 5, 6], [], 3],
  ['the last run', [1, 2, 5, 6, 7], [], 3],
  ['over a day skipped at the date line', [1, 2, 4, 5], [3], 4],
  ['not over a day that was left out', [1, 2, 4, 5], [7], 2],
])('the longest run of %s', (_, days, skipped, longest) => {
  const toDay = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as LocalDay;
  expect(longestRunIn(days.map(toDay), skipped.map(toDay))).toBe(longest);
});
