import type { Flights } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { angleColumns, missColumns } from './flight-columns.ts';

/** Five shots of a day with this average entry angle in degrees. */
const dayOf = (day: string, degrees: number): Flights['flights'] =>
  [-2, -1, 0, 1, 2].map((off) => ({
    ...{ day, zone: null, outcome: 'made' as const },
    metrics: { entryDegrees: { value: degrees + off, error: 0 } },
  }));

const flightsOf = (flights: Flights['flights']): Flights => ({
  ...{ from: '2026-01-01', to: '2026-03-18', flights },
});

test('angles are grouped by week, from the first one on', () => {
  // A Saturday and the following Sunday.
  const { unit, columns } = angleColumns(
    flightsOf([...dayOf('2026-03-08', 46), ...dayOf('2026-03-07', 42)]),
  );
  expect(unit).toBe('week');
  expect(columns.map(({ start, angle }) => [start, angle?.mean])).toEqual([
    ['2026-03-01', 42],
    ['2026-03-08', 46],
    ['2026-03-15', undefined],
  ]);
});

test('a week with fewer than five measurements has no angle', () => {
  const { columns } = angleColumns(flightsOf(dayOf('2026-03-17', 44).slice(1)));
  expect(columns).toEqual([{ start: '2026-03-15', angle: null }]);
});

test('longer periods are grouped by month', () => {
  const { unit, columns } = angleColumns(
    flightsOf([...dayOf('2026-03-01', 46), ...dayOf('2025-08-31', 42)]),
  );
  expect(unit).toBe('month');
  expect(columns).toHaveLength(8);
  expect(columns[0]).toMatchObject({ start: '2025-08-01', angle: { mean: 42, count: 5 } });
});

test('without flights there is nothing to show', () => {
  expect(angleColumns(flightsOf([])).columns.every(({ angle }) => angle === null)).toBe(true);
});

test('misses are grouped by week, from the first one that was seen', () => {
  const miss = (day: string, feet?: number): Flights['flights'][number] => ({
    ...{ day, zone: null, outcome: 'missed' },
    ...(feet !== undefined && { metrics: { longFeet: { value: feet, error: 0.1 } } }),
  });
  const { unit, columns } = missColumns(
    flightsOf([
      ...[miss('2026-03-17', 0.5), miss('2026-03-16', -0.5), miss('2026-03-15')],
      ...[miss('2026-03-07', -0.4), miss('2026-02-20')],
    ]),
  );
  expect(unit).toBe('week');
  expect(columns.map(({ start, misses }) => [start, misses?.count, misses?.depth.below])).toEqual([
    ['2026-03-01', 1, 1],
    ['2026-03-08', undefined, undefined],
    ['2026-03-15', 3, 1],
  ]);
});
