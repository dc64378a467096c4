import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  daysOf,
  isTimeZone,
  type LocalDay,
  localDayOf,
  parseLocalDay,
} from './days.ts';

const day = (text: string) => text as LocalDay;

describe('localDayOf', () => {
  test.each<[moment: string, timeZone: string, expected: string]>([
    ['2026-03-01T12:00:00Z', 'UTC', '2026-03-01'],
    ['2026-03-01T04:30:00Z', 'America/New_York', '2026-02-28'],
    ['2026-03-01T05:00:00Z', 'America/New_York', '2026-03-01'],
    ['2026-02-28T15:00:00Z', 'Asia/Tokyo', '2026-03-01'],
    ['2026-12-31T11:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    // Clocks go forward in the night before: 00:30 in Berlin is still winter time.
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30'],
  ])('%s in %s is %s', (moment, timeZone, expected) => {
    expect(localDayOf(new Date(moment), timeZone)).toBe(expected);
  });

  test('refuses an unknown time zone', () => {
    expect(() => localDayOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});

test.each<[text: string, known: boolean]>([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('time zone %o is known: %s', (text, known) => {
  expect(isTimeZone(text)).toBe(known);
});

test.each<[text: string, valid: boolean]>([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['2026-02-28T00:00:00Z', false],
])('%o is a day: %s', (text, valid) => {
  expect(parseLocalDay(text)).toBe(valid ? text : null);
});

describe('addDays', () => {
  test.each<[from: string, count: number, to: string]>([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(day(from), count)).toBe(to);
    expect(daysBetween(day(from), day(to))).toBe(count);
  });

  test('goes there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        const start = day('2026-03-01');
        expect(addDays(addDays(start, count), -count)).toBe(start);
        expect(daysBetween(start, addDays(start, count))).toBe(count);
      }),
    );
  });
});

test('the days of one moment differ by time zone', () => {
  const todayIn = daysOf(new Date('2026-03-01T04:30:00Z'));
  const zones = ['America/New_York', 'UTC', 'America/New_York'];
  expect(zones.map(todayIn)).toEqual(['2026-02-28', '2026-03-01', '2026-02-28']);
});
