import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt } from './clocks.ts';
import { addDays, type LocalDay, localDayOf } from './days.ts';
import { restStreak } from './rest-streak.ts';
import { currentStreak } from './streaks.ts';

/** A Wednesday; its week began on Sunday the 15th. */
const TODAY = '2026-03-18' as LocalDay;
const days = (...agos: readonly number[]) =>
  agos.toSorted((a, b) => a - b).map((ago) => addDays(TODAY, -ago));

test.each<[what: string, agos: number[], length: number]>([
  ['no workouts', [], 0],
  ['today only', [0], 1],
  ['yesterday only: today is not over', [1], 1],
  ['the day before yesterday: yesterday was the rest day', [2], 1],
  ['two days of this week left out', [3, 4, 5], 0],
  ['a rest day in this week', [0, 2, 3], 3],
  ['a second one in the same week', [0, 2], 2],
  ['today does not count as missed after a rest day', [1, 3], 2],
  ['today trained after two rest days in a week', [0, 3, 4], 1],
  ['a rest day in each of two weeks', [0, 1, 3, 4, 5, 7, 8], 7],
  ['Saturday and Sunday are days of two weeks', [0, 1, 2, 5, 6], 5],
  ['Friday and Saturday are days of one', [0, 1, 2, 3, 6, 7], 4],
  ['a week with two rest days ends it at the second', [0, 1, 2, 3, 4, 6, 8, 9], 6],
  ['a day ahead, of a player who went west', [-1, 1], 2],
])('%s', (_, agos, length) => {
  expect(restStreak(days(...agos), TODAY)).toBe(length);
});

test('a day skipped at the date line is no rest day', () => {
  const trained = days(0, 2, 4);
  expect(restStreak(trained, TODAY)).toBe(2);
  expect(restStreak(trained, TODAY, days(1))).toBe(3);
});

// Clocks change on these nights: days of 23 and 25 hours count like all others.
test.each([
  ['spring', 'America/New_York', '2026-03-08'],
  ['autumn', 'America/New_York', '2026-11-01'],
  ['spring', 'Europe/Berlin', '2026-03-29'],
  ['autumn', 'Europe/Berlin', '2026-10-25'],
])('in %s in %s: the days of 23:30 by the clock', (_, timeZone, change) => {
  const around = [2, 1, 0, -1, -2].map((count) => addDays(change as LocalDay, count));
  const trained = around.map((day) => localDayOf(momentAt(day, 23.5 * 3600, timeZone), timeZone));
  expect(restStreak(trained, addDays(change as LocalDay, 2))).toBe(5);
});

const someAgos = fc.uniqueArray(fc.integer({ min: -1, max: 40 }), { maxLength: 40 });

test('it is never shorter than the strict streak, nor longer than the days trained', () => {
  fc.assert(
    fc.property(someAgos, (agos) => {
      const trained = days(...agos);
      const streak = restStreak(trained, TODAY);
      expect(streak).toBeGreaterThanOrEqual(currentStreak(trained.toReversed(), TODAY));
      expect(streak).toBeLessThanOrEqual(trained.length);
    }),
  );
});

test('another day of training never makes it shorter', () => {
  fc.assert(
    fc.property(someAgos, fc.integer({ min: -1, max: 40 }), (agos, more) => {
      const trained = [...new Set([...agos, more])];
      expect(restStreak(days(...trained), TODAY)).toBeGreaterThanOrEqual(
        restStreak(days(...agos), TODAY),
      );
    }),
  );
});
