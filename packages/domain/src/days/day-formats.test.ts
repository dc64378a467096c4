import { expect, test } from 'vitest';
import { dayFormat, KEPT_FORMATS } from './day-formats.ts';

/** An offset for each minute of a day: more names than are kept. */
const zone = (minute: number) =>
  `+${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('a formatter is made once a zone', () => {
  expect(dayFormat('America/Denver')).toBe(dayFormat('America/Denver'));
  expect(dayFormat('America/Denver')).not.toBe(dayFormat('Europe/Berlin'));
});

test('no more are kept than the bound, and the one that was not used for longest goes', () => {
  const [first, second] = [dayFormat(zone(0)), dayFormat(zone(1))];
  for (let minute = 2; minute <= KEPT_FORMATS; minute += 1) {
    dayFormat(zone(minute));
    expect(dayFormat(zone(0))).toBe(first);
  }
  expect(dayFormat(zone(1))).not.toBe(second);
});

test('an unknown zone is no zone, and nothing is kept of it', () => {
  for (let i = 0; i < 2; i += 1) expect(() => dayFormat('Mars/Olympus')).toThrow(RangeError);
});
