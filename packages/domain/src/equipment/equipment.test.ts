import { expect, test } from 'vitest';
import { type LocalDay, parseLocalDay } from '../days/days.ts';
import {
  BALL_DIAMETERS,
  BALL_SIZES,
  formatBallSize,
  isRegulation,
  metresToFeet,
  REGULATION,
  suggestedEquipment,
} from './equipment.ts';

const day = (text: string): LocalDay => {
  const parsed = parseLocalDay(text);
  if (parsed === null) throw new Error(`${text} is no day.`);
  return parsed;
};

test.each([
  ['a baby', '2026-01-01', { rimHeight: 8, ballSize: 5 }],
  ['8 until tomorrow', '2017-06-16', { rimHeight: 8, ballSize: 5 }],
  ['9 today', '2017-06-15', { rimHeight: 9, ballSize: 6 }],
  ['11 until tomorrow', '2014-06-16', { rimHeight: 9, ballSize: 6 }],
  ['12 today', '2014-06-15', { rimHeight: 10, ballSize: 6 }],
  ['14 until tomorrow', '2011-06-16', { rimHeight: 10, ballSize: 6 }],
  ['15 today', '2011-06-15', null],
  ['an adult', '1990-06-15', null],
  ['of an unknown age', null, null],
])('%s', (_name, birthday, suggested) => {
  expect(suggestedEquipment(birthday === null ? null : day(birthday), day('2026-06-15'))).toEqual(
    suggested,
  );
});

test('2.6 m are 8.53 ft', () => {
  expect(metresToFeet(2.6)).toBeCloseTo(8.53, 2);
});

test('balls grow with their sizes, and the usual one is the largest', () => {
  const { mini, 5: five, 6: six, 7: seven } = BALL_DIAMETERS;
  expect([mini, five, six, seven]).toEqual([mini, five, six, seven].toSorted((a, b) => a - b));
  expect(BALL_SIZES.map(formatBallSize)).toEqual(['size 5', 'size 6', 'size 7', 'mini ball']);
});

test('only 10 ft with a size 7 are regulation', () => {
  expect(isRegulation({ ...REGULATION })).toBe(true);
  expect(isRegulation({ ...REGULATION, ballSize: 6 })).toBe(false);
  expect(isRegulation({ ...REGULATION, rimHeight: 9 })).toBe(false);
});
