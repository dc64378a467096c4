import type { Units } from '@hooplog/domain';
import { expect, test } from 'vitest';
import {
  formatDistance,
  formatDistances,
  formatReach,
  formatRimHeight,
  formatSmallLength,
} from './distances.ts';

const BOTH: readonly Units[] = ['imperial', 'metric'];

test.each([
  [0, '0 ft', '0 cm'],
  [2.9, '3 ft', '88 cm'],
  [3.27, '3 ft', '100 cm'],
  [3.29, '3 ft', '1.0 m'],
  [13.75, '14 ft', '4.2 m'],
  [23.75, '24 ft', '7.2 m'],
  [94, '94 ft', '28.7 m'],
])('a distance of %d ft reads %s, and %s', (feet, ...said) => {
  expect(BOTH.map((units) => formatDistance(feet, units))).toEqual(said);
});

test('more exact feet have a decimal', () => {
  expect(formatDistance(14, 'imperial', 1)).toBe('14.0 ft');
  expect(formatDistance(14, 'metric', 1)).toBe('4.3 m');
});

test.each([
  [13.8, 16.2, '13–17 ft', '4.2–5 m'],
  [0, 4.5, '0–5 ft', '0–1.4 m'],
])('between %d and %d ft reads %s, and %s', (from, to, ...said) => {
  expect(BOTH.map((units) => formatDistances(from, to, units))).toEqual(said);
});

test.each([
  [0, '0.5 ft', '10 cm'],
  [0.4, '0.5 ft', '20 cm'],
  [1.2, '1.5 ft', '40 cm'],
  [1.8, '2 ft', '60 cm'],
  [3.1, '4 ft', '1.0 m'],
  [9.8, '10 ft', '3.0 m'],
])('at most %d ft reads %s, and %s', (feet, ...said) => {
  expect(BOTH.map((units) => formatReach(feet, units))).toEqual(said);
});

test.each([
  [0.75, '9 in', '23 cm'],
  [0, '0 in', '0 cm'],
])('a length of %d ft about the ring reads %s, and %s', (feet, ...said) => {
  expect(BOTH.map((units) => formatSmallLength(feet, units))).toEqual(said);
});

test.each([
  [8, '8 ft (2.44 m)', '2.44 m (8 ft)'],
  [8.53, '8.5 ft (2.60 m)', '2.60 m (8.5 ft)'],
  [10, '10 ft (3.05 m)', '3.05 m (10 ft)'],
])('a ring at %d ft reads %s, and %s', (feet, ...said) => {
  expect(BOTH.map((units) => formatRimHeight(feet, units))).toEqual(said);
});
