import { parseCrontab } from 'graphile-worker';
import { describe, expect, test } from 'vitest';
import { backupCrontab, backupInterval, nextBackup } from './schedule.ts';

const HOUR_MS = 3_600_000;

test.each([
  { at: ['03:17'], now: '2026-11-28T03:16:59Z', next: '2026-11-28T03:17:00.000Z' },
  { at: ['03:17'], now: '2026-11-28T03:17:00Z', next: '2026-11-29T03:17:00.000Z' },
  { at: ['15:00', '03:00'], now: '2026-11-28T04:00:00Z', next: '2026-11-28T15:00:00.000Z' },
  { at: ['15:00', '03:00'], now: '2026-12-31T23:00:00Z', next: '2027-01-01T03:00:00.000Z' },
])('at $now the next of $at is $next', ({ at, now, next }) => {
  expect(nextBackup(at, new Date(now)).toISOString()).toBe(next);
});

test.each([
  { at: ['03:17'], hours: 24 },
  { at: ['03:00', '15:00'], hours: 12 },
  { at: ['12:00', '08:00'], hours: 20 },
  { at: ['12:00', '12:00'], hours: 24 },
])('the longest gap in $at is $hours hours', ({ at, hours }) => {
  expect(backupInterval(at)).toBe(hours * HOUR_MS);
});

describe('in the queue', () => {
  test('each time is a job of its own, with at most one waiting and one running', () => {
    const items = parseCrontab(backupCrontab(['03:17', '15:05']));
    expect(items).toMatchObject([
      { task: 'back-up', identifier: 'back-up-0317' },
      { task: 'back-up', identifier: 'back-up-1505' },
    ]);
    for (const { options } of items)
      expect(options).toMatchObject({ jobKey: 'back-up', queueName: 'back-up' });
  });
});
