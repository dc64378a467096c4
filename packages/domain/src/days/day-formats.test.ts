import { expect, test } from 'vitest';
import { dayFormat, KEPT_FORMATS } from './day-formats.ts';

/** An offset for each minute of a day: more names than the cache holds. */
const zone = (minute: number) =>
  `+${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('a formatter is made once per zone', () => {
  expect(dayFormat('America/Denver')).toBe(dayFormat('America/Denver'));
  expect(dayFormat('America/Denver')).not.toBe(dayFormat('Europe/Berlin'));
});

test('the cache is bounded, and drops the least recently used one', () => {
  const [first, second] = [dayFormat(zone(0)), dayFormat(zone(1))];
  for (let minute = 2; minute <= KEPT_FORMATS; minute += 1) {
    dayFormat(zone(minute));
    expect(dayFormat(zone(0))).toBe(first);
  }
  expect(dayFormat(zone(1))).not.toBe(second);
});

test('an unknown zone is refused and not cached', () => {
  for (let i = 0; i < 2; i += 1) expect(() => dayFormat('Mars/Olympus')).toThrow(RangeError);
});
