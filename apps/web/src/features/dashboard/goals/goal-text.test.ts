import type { Goal } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { goalProgressWords, historyWords, leftWords, weeksToShow } from './goal-text.ts';

test.each<[kind: Goal['kind'], value: number, target: number, words: string]>([
  ['shots', 1200, 3000, '1,200 of 3,000'],
  ['workouts', 2, 4, '2 of 4'],
  ['accuracy', 48, 50, '48%, goal 50%'],
])('%s %i of %i', (kind, value, target, words) => {
  expect(goalProgressWords({ kind, value, target })).toBe(words);
});

test.each<[kind: Goal['kind'], value: number, target: number, words: string | null]>([
  ['shots', 1200, 3000, '1,800 to go'],
  ['workouts', 4, 4, null],
  ['accuracy', 48, 50, null],
])('left of %s, %i of %i', (kind, value, target, words) => {
  expect(leftWords({ kind, value, target })).toBe(words);
});

const week = (hit: boolean, target: number | null = 10) => ({
  week: '2026-11-15',
  target,
  value: hit ? 10 : 0,
  hit,
});

test.each<[what: string, weeks: Goal['weeks'], words: string | null]>([
  ['just set', [week(false, null), week(false)], 'First week'],
  ['hit at once', [week(false, null), week(true)], 'Hit in 1 of 1 week'],
  [
    'the current week is not counted as missed',
    [week(true), week(false), week(false)],
    'Hit in 1 of 2 weeks',
  ],
  ['never hit', [week(false), week(false)], null],
  ['weeks before it was set', [week(false, null), week(true), week(true)], 'Hit in 2 of 2 weeks'],
])('%s', (_, weeks, words) => {
  expect(historyWords(weeks)).toBe(words);
});

test('weeks are shown from the first one that was hit, at most eight', () => {
  const missed = Array.from({ length: 12 }, () => week(false));
  expect(weeksToShow(missed)).toEqual([]);
  expect(weeksToShow([...missed, week(true), week(false)])).toEqual([week(true), week(false)]);
  expect(weeksToShow(Array.from({ length: 12 }, () => week(true)))).toHaveLength(8);
});
