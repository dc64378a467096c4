import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDay } from './days.ts';
import { currentStreak, currentStreakFrom, latestRun, NO_RUN } from './streaks.ts';
import { type Run, runAfterWorkout, streakRunEndingAt } from './streaks.ts';

const TODAY = '2026-03-10' as LocalDay;
const ago = (count: number) => addDays(TODAY, -count);
const days = (...agos: number[]) => agos.toSorted((a, b) => b - a).map(ago);

describe('currentStreak', () => {
  test.each<[what: string, agos: number[], length: number]>([
    ['no workouts', [], 0],
    ['today only', [0], 1],
    ['yesterday only', [1], 1],
    ['the day before yesterday only', [2], 0],
    ['today and the two days before', [0, 1, 2], 3],
    ['until yesterday', [1, 2, 3], 3],
    ['a gap after today', [0, 2, 3], 1],
    ['two days left out', [2, 3, 4], 0],
    ['across the end of February', [7, 8, 9, 10, 11, 0], 1],
  ])('%s', (_, agos, length) => {
    expect(currentStreak(days(...agos), TODAY)).toBe(length);
  });

  test.each<[what: string, days: LocalDay[], length: number]>([
    ['a day ahead continues the run', [ago(1), ago(0), ago(-1)], 3],
    ['a day ahead alone is a run', [ago(-1)], 1],
    ['a day left out on the way west', [ago(2), ago(1), ago(-1)], 2],
    ['a run that was over before', [ago(4), ago(3), ago(-1)], 1],
  ])('for a player who went west across the date line: %s', (_, trained, length) => {
    expect(currentStreak(trained, TODAY)).toBe(length);
  });
});

const someAgos = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 15 });

/** Counts day by day backwards, from today or else from yesterday. */
function slowStreak(agos: readonly number[]): number {
  let next = agos.includes(0) ? 0 : 1;
  const first = next;
  while (agos.includes(next)) next += 1;
  return next - first;
}

test('the streak agrees with a slow count', () => {
  fc.assert(
    fc.property(someAgos, (agos) => {
      expect(currentStreak(days(...agos), TODAY)).toBe(slowStreak(agos));
    }),
  );
});

test('the streak from the stored run agrees with the streak from all days', () => {
  fc.assert(
    fc.property(someAgos, (agos) => {
      const run = latestRun(days(...agos));
      expect(currentStreakFrom(run, TODAY)).toBe(currentStreak(days(...agos), TODAY));
    }),
  );
});

test.each<[what: string, endAgo: number, length: number]>([
  ['the newest run', 0, 2],
  ['inside of the newest run', 1, 1],
  ['an older run', 4, 3],
  ['a day without workout', 3, 0],
])('the run that ends with %s', (_, endAgo, length) => {
  expect(streakRunEndingAt(ago(endAgo), days(0, 1, 4, 5, 6))).toBe(length);
});

describe('runAfterWorkout', () => {
  const run: Run = { endDay: ago(2), length: 3 };

  test.each<[what: string, before: Run, onAgo: number, after: Run | null]>([
    ['the first workout', NO_RUN, 0, { endDay: ago(0), length: 1 }],
    ['a second one on the last day', run, 2, run],
    ['one on the first day of the run', run, 4, run],
    ['one on the next day', run, 1, { endDay: ago(1), length: 4 }],
    ['one after a gap', run, 0, { endDay: ago(0), length: 1 }],
    ['a late one right before the run', run, 5, null],
    ['a late one long before the run', run, 8, run],
  ])('%s', (_, before, onAgo, after) => {
    expect(runAfterWorkout(before, ago(onAgo))).toEqual(after);
  });

  test('workouts in any order result in the run of all their days', () => {
    fc.assert(
      fc.property(someAgos, (agos) => {
        const seen: number[] = [];
        let stored: Run = NO_RUN;
        for (const onAgo of agos) {
          seen.push(onAgo);
          stored = runAfterWorkout(stored, ago(onAgo)) ?? latestRun(days(...seen));
        }
        expect(stored).toEqual(latestRun(days(...agos)));
      }),
    );
  });
});
