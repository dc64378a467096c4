import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localHourOf, momentAt, noonOf, timeIn } from './clocks.ts';
import { addDays, type LocalDay, localDayOf } from './days.ts';

const AT = { evening: 18 * 3600 + 5 * 60, gap: 2.5 * 3600, noon: 12 * 3600 };

describe('the moment at which clocks show a time', () => {
  test.each<[day: string, seconds: number, zone: string, moment: string]>([
    ['2026-11-20', AT.evening, 'UTC', '2026-11-20T18:05:00.000Z'],
    ['2026-11-20', AT.evening, 'Europe/Berlin', '2026-11-20T17:05:00.000Z'],
    ['2026-06-20', AT.evening, 'Europe/Berlin', '2026-06-20T16:05:00.000Z'],
    ['2026-11-20', AT.evening, 'America/New_York', '2026-11-20T23:05:00.000Z'],
    ['2026-11-20', AT.evening, 'Asia/Kolkata', '2026-11-20T12:35:00.000Z'],
    ['2026-11-20', AT.evening + 0.123, 'Pacific/Kiritimati', '2026-11-20T04:05:00.123Z'],
    // Clocks went from 2:00 to 3:00.
    ['2026-03-29', AT.gap, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', AT.gap, 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-29', AT.noon, 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    // Clocks showed 2:30 twice.
    ['2026-10-25', AT.gap, 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
    ['2026-04-05', AT.noon, 'Australia/Sydney', '2026-04-05T02:00:00.000Z'],
  ])('%s at %d s in %s', (day, seconds, zone, moment) => {
    expect(momentAt(day as LocalDay, seconds, zone).toISOString()).toBe(moment);
  });
});

const secondsOf = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 1000;

test.each<[what: string, day: string, time: string, zone: string, at: string]>([
  ['winter', '2026-01-15', '18:05', 'Europe/Berlin', '2026-01-15T17:05:00.000Z'],
  ['summer', '2026-07-15', '18:05', 'Europe/Berlin', '2026-07-15T16:05:00.000Z'],
  ['summer in the south', '2026-01-15', '18:05', 'Australia/Sydney', '2026-01-15T07:05:00.000Z'],
  ['winter in the south', '2026-07-15', '18:05', 'Australia/Sydney', '2026-07-15T08:05:00.000Z'],
  ['an hour that is left out', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'], // prettier-ignore
  ['an hour that is left out in the east', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'], // prettier-ignore
  ['the last minute of a day', '2026-03-08', '23:59', 'Pacific/Kiritimati', '2026-03-08T09:59:00.000Z'], // prettier-ignore
  ['half hours', '2026-04-05', '12:00', 'Australia/Lord_Howe', '2026-04-05T01:30:00.000Z'],
  ['a leap day', '2028-02-29', '00:00', 'America/New_York', '2028-02-29T05:00:00.000Z'],
])('the moment of a day and a time: %s', (what, day, time, zone, at) => {
  expect(momentAt(day as LocalDay, secondsOf(time), zone).toISOString()).toBe(at);
  if (!what.includes('left out')) expect(timeIn(new Date(at), zone)).toBe(time);
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
    expect(noonOf(on as LocalDay, timeZone).toISOString()).toBe(noon);
  });

  test('lies on its day in every zone', () => {
    const timeZones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(timeZones, fc.integer({ min: 0, max: 5000 }), (timeZone, count) => {
        const on = addDays('2014-01-01' as LocalDay, count);
        expect(localDayOf(noonOf(on, timeZone), timeZone)).toBe(on);
      }),
    );
  });
});

test.each([
  ['UTC', '2026-06-15T23:59:00Z', 23],
  ['America/New_York', '2026-06-15T04:00:00Z', 0],
  ['Asia/Kolkata', '2026-06-15T12:45:00Z', 18],
])('in %s the hour of %s is %i', (timeZone, moment, hour) => {
  expect(localHourOf(new Date(moment), timeZone)).toBe(hour);
});
