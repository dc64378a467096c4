import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type LocalDay } from './days.ts';
import { addMonths, type Month, monthDays, monthGrid, monthOf, parseMonth } from './months.ts';
import { weekOf, weeksUpTo } from './weeks.ts';

test.each<[month: string, count: number, result: string]>([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, count, result) => {
  expect(addMonths(month as Month, count)).toBe(result);
});

test.each<[month: string, weeks: number, first: string, last: string]>([
  // Starts on a Sunday, 28 days: four full weeks.
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2026-11', 5, '2026-11-01', '2026-12-05'],
  ['2026-08', 6, '2026-07-26', '2026-09-05'],
])('%s has %i weeks, %s to %s', (month, weeks, first, last) => {
  const grid = monthGrid(month as Month);
  expect(grid).toHaveLength(weeks);
  expect([grid.at(0)?.at(0), grid.at(-1)?.at(-1)]).toEqual([first, last]);
});

test.each<[text: string, known: boolean]>([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['November', false],
  ['1970-01', true],
  ['2999-12', true],
  ['0000-01', false],
  ['1969-12', false],
  ['9999-12', false],
])('%s is a month: %s', (text, known) => {
  expect(parseMonth(text) !== null).toBe(known);
});

const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((count) => addDays('1970-01-01' as LocalDay, count));

test('every day lies in the grid of its month, under its own weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = monthGrid(monthOf(day)).find((days) => days.includes(day));
      expect(week?.indexOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
      const { first, last } = monthDays(monthOf(day));
      expect(first <= day && day <= last).toBe(true);
    }),
  );
});

test('a week starts on the Sunday on or before the day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekOf(day);
      expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(week <= day && day < addDays(week, 7)).toBe(true);
    }),
  );
});

test('the last weeks end with the current one', () => {
  expect(weeksUpTo('2026-11-21' as LocalDay, 3)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
  ]);
});
