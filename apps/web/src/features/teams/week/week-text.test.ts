import { expect, test } from 'vitest';
import { aPlayer } from '../../../testing/team-fixtures.ts';
import { changeWords, doneWords, lastWeekWords, sumWords } from './week-text.ts';

const week = (made: number, totalShots: number, minutes = 0) => ({
  week: '2026-11-22',
  ...{ made, totalShots, minutes },
  workoutCount: totalShots + minutes > 0 ? 1 : 0,
});

const row = (now: ReturnType<typeof week>, before = week(0, 0), trainedDays = 1) => ({
  player: aPlayer(1, 'Ann'),
  ...{ trainedDays, thisWeek: now, weekBefore: before },
});

test.each([
  [row(week(31, 50), week(0, 0), 3), '3 days · 50 shots'],
  [row(week(1, 1)), '1 day · 1 shot'],
  [row(week(0, 0, 90)), '1 day · 90 min'],
  [row(week(5, 10, 20)), '1 day · 10 shots · 20 min'],
])('what was done: %#', (given, words) => {
  expect(doneWords(given)).toBe(words);
});

test.each([
  ['nothing before', row(week(5, 10)), 'No workout the week before'],
  [
    'few shots: chance',
    row(week(6, 10), week(4, 10)),
    'As many shots as the week before, accuracy about the same',
  ],
  [
    'many shots, better',
    row(week(140, 200), week(80, 160)),
    '40 shots more than the week before, accuracy up 20 points',
  ],
  [
    'many shots, worse',
    row(week(80, 160), week(140, 200)),
    '40 shots fewer than the week before, accuracy down 20 points',
  ],
  ['no shots now', row(week(0, 0, 30), week(1, 1)), '1 shot fewer than the week before'],
])('describes the change: %s', (_, given, words) => {
  expect(changeWords(given)).toBe(words);
});

test.each([
  [row(week(0, 0)), 'No workout the week before'],
  [row(week(0, 0), week(300, 626)), 'Last week: 626 shots'],
  [row(week(0, 0), week(0, 0, 90)), 'Last week: 90 min'],
])('what the week before came to: %#', (given, words) => {
  expect(lastWeekWords(given)).toBe(words);
});

test.each([
  [
    [row(week(31, 50)), row(week(9, 30)), row(week(0, 0))],
    '2 of 3 players trained · 80 shots, 50% made',
  ],
  [[row(week(0, 0))], '0 of 1 player trained'],
])('sums up all players: %#', (rows, words) => {
  expect(sumWords(rows)).toBe(words);
});
