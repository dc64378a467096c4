import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysOf, isTimeZone, type LocalDay, localDayOf } from './days.ts';
import { localHourOf, momentIn, noonOf, parseLocalDay, timeIn } from './days.ts';

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

describe('noonOf', () => {
  test.each<[on: string, timeZone: string, noon: string]>([
    ['2026-06-15', 'UTC', '2026-06-15T12:00:00.000Z'],
    ['2026-06-15', 'America/New_York', '2026-06-15T16:00:00.000Z'],
    ['2026-12-15', 'America/New_York', '2026-12-15T17:00:00.000Z'],
    // Clocks go forward at two in the morning.
    ['2026-03-08', 'America/New_York', '2026-03-08T16:00:00.000Z'],
    ['2026-06-15', 'Pacific/Kiritimati', '2026-06-14T22:00:00.000Z'],
    ['2026-06-15', 'Asia/Kathmandu', '2026-06-15T06:15:00.000Z'],
  ])('of %s in %s', (on, timeZone, noon) => {
    expect(noonOf(day(on), timeZone).toISOString()).toBe(noon);
  });

  test('lies on its day in every zone', () => {
    const timeZones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(timeZones, fc.integer({ min: 0, max: 5000 }), (timeZone, count) => {
        const on = addDays(day('2014-01-01'), count);
        expect(localDayOf(noonOf(on, timeZone), timeZone)).toBe(on);
      }),
    );
  });
});

test('the days of one moment differ by time zone', () => {
  const todayIn = daysOf(new Date('2026-03-01T04:30:00Z'));
  const zones = ['America/New_York', 'UTC', 'America/New_York'];
  expect(zones.map(todayIn)).toEqual(['2026-02-28', '2026-03-01', '2026-02-28']);
});

test.each([
  ['UTC', '2026-06-15T23:59:00Z', 23],
  ['America/New_York', '2026-06-15T04:00:00Z', 0],
  ['Asia/Kolkata', '2026-06-15T12:45:00Z', 18],
])('in %s the hour of %s is %i', (timeZone, moment, hour) => {
  expect(localHourOf(new Date(moment), timeZone)).toBe(hour);
});

test.each<[what: string, day: string, time: string, zone: string, at: string]>([
  ['winter', '2026-01-15', '18:05', 'Europe/Berlin', '2026-01-15T17:05:00.000Z'],
  ['summer', '2026-07-15', '18:05', 'Europe/Berlin', '2026-07-15T16:05:00.000Z'],
  ['summer in the south', '2026-01-15', '18:05', 'Australia/Sydney', '2026-01-15T07:05:00.000Z'],
  ['winter in the south', '2026-07-15', '18:05', 'Australia/Sydney', '2026-07-15T08:05:00.000Z'],
  [
    'an hour that is left out',
    '2026-03-08',
    '02:30',
    'America/New_York',
    '2026-03-08T07:30:00.000Z',
  ],
  ['the last minute of a day', '2026-03-08', '23:59', 'Pacific/Kiritimati', '2026-03-08T09:59:00.000Z'], // prettier-ignore
  ['half hours', '2026-04-05', '12:00', 'Australia/Lord_Howe', '2026-04-05T01:30:00.000Z'],
  ['a leap day', '2028-02-29', '00:00', 'America/New_York', '2028-02-29T05:00:00.000Z'],
])('the moment of a day and a time: %s', (what, day, time, zone, at) => {
  expect(momentIn(day as LocalDay, time, zone).toISOString()).toBe(at);
  if (!what.includes('left out')) expect(timeIn(new Date(at), zone)).toBe(time);
});
