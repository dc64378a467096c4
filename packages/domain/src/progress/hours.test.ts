import { expect, test } from 'vitest';
import { localHourOf } from '../days/clocks.ts';
import { makeHourOf } from './hours.ts';

test.each<[moment: string, timeZone: string, hour: number | null]>([
  ['2026-06-15T06:30:00Z', 'UTC', 6],
  ['2026-06-15T05:59:59Z', 'UTC', 3],
  ['2026-06-15T02:00:00Z', 'America/New_York', 21],
  ['2026-01-15T02:00:00Z', 'America/New_York', 21],
  ['2026-06-15T12:00:01Z', 'UTC', 12],
  ['2026-06-15T12:00:00Z', 'UTC', null],
  ['2026-06-15T16:00:00Z', 'America/New_York', null],
  ['1969-12-31T23:00:00Z', 'UTC', 21],
  ['2026-06-15T21:45:00Z', 'Asia/Kathmandu', 3],
])('%s in %s is in the hours from %s', (moment, timeZone, hour) => {
  expect(makeHourOf()(new Date(moment), timeZone)).toBe(hour);
});

test('every hour of the weeks in which clocks change is that of the clock', () => {
  const hourOf = makeHourOf();
  for (const first of ['2026-03-05T00:30:00Z', '2026-10-29T00:30:00Z']) {
    for (let hours = 0; hours < 14 * 24; hours += 1) {
      const moment = new Date(Date.parse(first) + hours * 3_600_000);
      const hour = localHourOf(moment, 'America/New_York');
      expect(hourOf(moment, 'America/New_York')).toBe(hour - (hour % 3));
    }
  }
});
