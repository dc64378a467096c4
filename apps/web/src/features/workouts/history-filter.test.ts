import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { historyQueryOf, historySearch, isFiltered } from './history-filter.ts';

const PLACE = '01900000-0000-7000-8000-000000000001';
const TODAY = '2026-11-23' as LocalDay;

test.each([
  [{}, {}],
  [
    { kind: 'live', exercise: 'Defense' },
    { kind: 'live', exercise: 'Defense' },
  ],
  [{ kind: 'dreamt', exercise: 'Juggling', place: 'home', period: 'ever' }, {}],
  [{ place: PLACE }, { place: PLACE }],
  [{ period: 'all' }, {}],
  [{ period: '7d' }, { from: '2026-11-17' }],
  [{ q: '  left hand ' }, { q: 'left hand' }],
  [{ q: 50 }, { q: '50' }],
  [{ q: '   ' }, {}],
  [{ tag: ' Game  Day' }, { tag: 'game day' }],
  [{ tag: 2026 }, { tag: '2026' }],
  [{ tag: 'x'.repeat(25) }, {}],
  [{ shotKind: 'layup' }, { shotKind: 'layup' }],
  [{ shotKind: 'dunk' }, {}],
])('the search parameters %j request %j', (search, query) => {
  const read = historySearch(search);
  expect(historyQueryOf(read, TODAY)).toEqual(query);
  expect(isFiltered(read)).toBe(Object.keys(query).length > 0);
});
