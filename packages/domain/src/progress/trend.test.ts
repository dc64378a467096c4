import { describe, expect, test } from 'vitest';
import { addDays, type LocalDay } from '../days/days.ts';
import { bestCondition } from './best-condition.ts';
import { zonesOfGroup } from './shot-groups.ts';
import { accuracyChange, type DayShots, trendPoints, trendUnit } from './trend.ts';

const on = (day: string, made: number, total: number): DayShots => ({
  day: day as LocalDay,
  made,
  total,
});
const period = (from: string, to: string) => ({ from: from as LocalDay, to: to as LocalDay });

describe('a period', () => {
  test.each<[from: string, to: string, unit: string, starts: string[]]>([
    ['2026-11-01', '2026-11-07', 'week', ['2026-11-01']],
    ['2026-11-07', '2026-11-08', 'week', ['2026-11-01', '2026-11-08']],
    ['2026-11-04', '2026-11-04', 'week', ['2026-11-01']],
  ])('from %s to %s is shown by %s', (from, to, unit, starts) => {
    expect(trendUnit(period(from, to))).toBe(unit);
    expect(trendPoints([], period(from, to)).map(({ start }) => start)).toEqual(starts);
  });

  test('of half a year has weeks, a longer one months', () => {
    expect(trendPoints([], period('2026-05-31', '2026-11-28'))).toHaveLength(26);
    expect(trendUnit(period('2026-05-01', '2026-11-28'))).toBe('month');
    expect(
      trendPoints([], period('2025-12-15', '2026-11-28')).map(({ start }) => start),
    ).toHaveLength(12);
  });

  test('adds up the days of each week, and shows weeks without shots', () => {
    const days = [on('2026-11-01', 3, 5), on('2026-11-07', 4, 5), on('2026-11-15', 1, 2)];
    expect(trendPoints(days, period('2026-11-01', '2026-11-15'))).toEqual([
      { start: '2026-11-01', made: 7, total: 10 },
      { start: '2026-11-08', made: 0, total: 0 },
      { start: '2026-11-15', made: 1, total: 2 },
    ]);
  });
});

const daily = (count: number, made: number, total: number, first = '2026-01-01') =>
  Array.from({ length: count }, (_, n) => on(addDays(first as LocalDay, n), made, total));

describe('a change', () => {
  test.each<[what: string, days: DayShots[], kind: string | undefined]>([
    ['no shots', [], undefined],
    ['one day', daily(1, 70, 100), 'too_few'],
    ['many days with few shots', daily(60, 1, 1), 'too_few'],
    ['better', [...daily(8, 85, 125), ...daily(8, 95, 125, '2026-02-01')], 'up'],
    ['worse', [...daily(8, 95, 125), ...daily(8, 85, 125, '2026-02-01')], 'down'],
    [
      'better, but it may be chance',
      [...daily(8, 34, 50), ...daily(8, 38, 50, '2026-02-01')],
      'unclear',
    ],
    ['the same', [...daily(8, 140, 200), ...daily(8, 141, 200, '2026-02-01')], 'same'],
  ])('%s', (_, days, kind) => {
    expect(accuracyChange(days)?.kind).toBe(kind);
  });

  test('halves the shots, not the time, and no day', () => {
    const days = [on('2026-01-01', 5, 10), ...daily(3, 10, 10, '2026-06-01')];
    expect(accuracyChange(days)).toMatchObject({
      before: { made: 15, total: 20 },
      after: { made: 20, total: 20 },
    });
  });
});

test('each group of shots has its zones', () => {
  expect(zonesOfGroup('all')).toBeNull();
  expect(zonesOfGroup('free_throws')).toEqual(['zone_5_free_throw']);
  expect(zonesOfGroup('zone_2_left_midrange')).toEqual(['zone_2_left_midrange']);
});

describe('the best of several conditions', () => {
  const shots = (count: number, made: number, total: number) =>
    Array.from({ length: count }, () => ({ made, total }));
  test.each<[what: string, mornings: object[], evenings: object[], best: string | null]>([
    ['nothing', [], [], null],
    ['one only', shots(20, 70, 100), [], null],
    ['equal ones', shots(20, 70, 100), shots(20, 70, 100), null],
    ['chance', shots(5, 34, 50), shots(5, 38, 50), null],
    ['clearly the evening', shots(20, 70, 100), shots(20, 78, 100), 'evening'],
    ['a lucky evening', shots(20, 70, 100), shots(1, 100, 100), null],
  ])('%s', (_, mornings, evenings, best) => {
    const conditions = [
      { key: 'morning', workouts: mornings as { made: number; total: number }[] },
      { key: 'evening', workouts: evenings as { made: number; total: number }[] },
    ];
    expect(bestCondition(conditions)).toBe(best);
  });
});
