import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFormat, dayIn, MAX_CACHED_FORMATS } from './day-formats.ts';

/** An offset for each minute of a day: more names than the cache holds. */
const zone = (minute: number) =>
  `+${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('a formatter is made once per zone', () => {
  expect(dayFormat('America/Denver')).toBe(dayFormat('America/Denver'));
  expect(dayFormat('America/Denver')).not.toBe(dayFormat('Europe/Berlin'));
});

test('the cache is bounded, and drops the least recently used formatter', () => {
  const [first, second] = [dayFormat(zone(0)), dayFormat(zone(1))];
  for (let minute = 2; minute <= MAX_CACHED_FORMATS; minute += 1) {
    dayFormat(zone(minute));
    expect(dayFormat(zone(0))).toBe(first);
  }
  expect(dayFormat(zone(1))).not.toBe(second);
});

test('an unknown zone is refused and not cached', () => {
  for (let i = 0; i < 2; i += 1) expect(() => dayFormat('Mars/Olympus')).toThrow(RangeError);
});

/** Around the turn of a day in one of them: the first of a year, a change of the clocks, and the odd seconds of Liberia before 1972. */
const ZONES = ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', '+00:07', 'Africa/Monrovia'];
const TURNS = [
  '2026-01-01T00:00Z',
  '2026-03-28T23:00Z',
  '2026-03-31T10:00Z',
  '1971-12-31T00:44:30Z',
];

test('the cached day equals the day formatted afresh, whatever is asked for in between', () => {
  const moment = fc
    .tuple(fc.constantFrom(...TURNS), fc.integer({ min: -600, max: 600 }))
    .map(([turn, seconds]) => new Date(Date.parse(turn) + seconds * 1000));
  const asked = fc.array(fc.tuple(fc.constantFrom(...ZONES), moment), { minLength: 20 });
  fc.assert(
    fc.property(asked, (questions) => {
      for (const [timeZone, at] of questions) {
        expect(dayIn(timeZone, at)).toBe(dayFormat(timeZone).format(at));
      }
    }),
  );
});
