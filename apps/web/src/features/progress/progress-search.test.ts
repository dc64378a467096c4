import type { LocalDay } from '@hooplog/domain';
import { expect, it } from 'vitest';
import { askedOf, daysOfPeriod, PERIODS, periodId } from './progress-search.ts';

const TODAY = '2026-06-15' as LocalDay;

it.each([
  [{}, { of: 'all' }],
  [
    { of: 'threes', shots: 'by_video' },
    { of: 'threes', shots: 'by_video' },
  ],
  [{ of: 'dunks', shots: 'some', from: '2026-02-30', to: 'now' }, { of: 'all' }],
  [
    { from: '2026-02-01', to: '2026-03-01' },
    { of: 'all', from: '2026-02-01', to: '2026-03-01' },
  ],
])('parses %j as %j', (search, asked) => {
  expect(askedOf(search)).toEqual(asked);
});

it.each(PERIODS.map(({ id }) => id))('the period %s is recognised by its days', (id) => {
  expect(periodId({ of: 'all', ...daysOfPeriod(id, {}, TODAY) }, TODAY)).toBe(id);
});

it('a custom period starts with the days shown before', () => {
  const half = daysOfPeriod('26w', {}, TODAY);
  expect(half).toEqual({ from: '2025-12-16', to: undefined });
  const custom = daysOfPeriod('custom', half, TODAY);
  expect(custom).toEqual({ from: '2025-12-16', to: TODAY });
  expect(periodId({ of: 'all', ...custom }, TODAY)).toBe('custom');
  expect(daysOfPeriod('custom', {}, TODAY)).toEqual({ from: '2026-04-21', to: TODAY });
});
