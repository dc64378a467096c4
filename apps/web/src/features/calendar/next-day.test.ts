import type { LocalDay } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { nextDay } from './next-day.ts';

test.each<[from: string, key: string, to: string | null]>([
  ['2026-11-01', 'ArrowLeft', '2026-10-31'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-18', 'ArrowUp', '2026-11-11'],
  ['2026-11-18', 'ArrowDown', '2026-11-25'],
  ['2026-11-18', 'Home', '2026-11-15'],
  ['2026-11-18', 'End', '2026-11-21'],
  ['2026-11-18', 'PageUp', '2026-10-18'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-11-18', 'a', null],
])('from %s by %s to %s', (from, key, to) => {
  expect(nextDay(from as LocalDay, key)).toBe(to);
});
