import { describe, expect, test } from 'vitest';
import type { LocalDay } from './days.ts';
import { momentAt } from './moment-at.ts';

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
    ['2026-03-29', AT.noon, 'Europe/Berlin', '2026-03-29T10:00:00.000Z'],
    // Clocks showed 2:30 twice.
    ['2026-10-25', AT.gap, 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
    ['2026-04-05', AT.noon, 'Australia/Sydney', '2026-04-05T02:00:00.000Z'],
  ])('%s at %d s in %s', (day, seconds, zone, moment) => {
    expect(momentAt(day as LocalDay, seconds, zone).toISOString()).toBe(moment);
  });
});
