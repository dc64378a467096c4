import { expect, test } from 'vitest';
import { formatClock } from './clock.ts';

test.each([
  [0, '0:00'],
  [7.999, '0:07'],
  [59.9, '0:59'],
  [60, '1:00'],
  [68.2, '1:08'],
  [725, '12:05'],
  [3599.9, '59:59'],
  [3725, '1:02:05'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatClock(seconds)).toBe(words);
});
