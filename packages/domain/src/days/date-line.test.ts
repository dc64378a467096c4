import { expect, test } from 'vitest';
import { skippedDay } from './date-line.ts';

test.each<[what: string, at: string, from: string, to: string, day: string | null]>([
  ['Honolulu to Auckland', '2026-03-08T18:00Z', 'Pacific/Honolulu', 'Pacific/Auckland', '2026-03-08'], // prettier-ignore
  ['Los Angeles to Sydney', '2026-07-02T20:00Z', 'America/Los_Angeles', 'Australia/Sydney', '2026-07-02'], // prettier-ignore
  ['Pago Pago to Kiritimati, no hour of it left', '2026-03-08T10:30Z', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', '2026-03-08'], // prettier-ignore
  ['over the end of February in a leap year', '2028-02-29T20:00Z', 'Pacific/Honolulu', 'Pacific/Auckland', '2028-02-29'], // prettier-ignore
  ['Auckland to Honolulu has a day twice', '2026-03-08T18:00Z', 'Pacific/Auckland', 'Pacific/Honolulu', null], // prettier-ignore
  ['Tokyo to New York', '2026-03-08T18:00Z', 'Asia/Tokyo', 'America/New_York', null],
  ['New York to Berlin', '2026-03-08T18:00Z', 'America/New_York', 'Europe/Berlin', null],
  ['a change of the clocks', '2026-03-08T18:00Z', 'America/New_York', 'America/New_York', null],
])('the day lost at the date line: %s', (_, at, from, to, day) => {
  expect(skippedDay(new Date(at), from, to)).toBe(day);
});
