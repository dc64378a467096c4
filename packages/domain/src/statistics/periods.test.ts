import { expect, test } from 'vitest';
import type { LocalDay } from '../days/days.ts';
import { HEAT_MAP_PERIOD_IDS, HEAT_MAP_PERIODS, type HeatMapPeriod } from './periods.ts';
import { periodStart } from './periods.ts';

test.each<[period: HeatMapPeriod, start: string | null]>([
  ['all', null],
  ['7d', '2026-02-23'],
  ['30d', '2026-01-31'],
  ['60d', '2026-01-01'],
  ['90d', '2025-12-02'],
  ['180d', '2025-09-03'],
  ['365d', '2025-03-02'],
])('%s up to 1 March 2026 starts %s', (period, start) => {
  expect(periodStart(period, '2026-03-01' as LocalDay)).toBe(start);
});

test('every period has a label', () => {
  expect(HEAT_MAP_PERIODS.map(({ id }) => id)).toEqual([...HEAT_MAP_PERIOD_IDS]);
});
