import { expect, test } from 'vitest';
import { intervalOfFew } from './interval-text.ts';

test.each([
  ['without shots', 0, 0, null],
  ['3 of 9', 3, 9, '12–65%'],
  ['19 of 38', 19, 38, '35–65%'],
  ['20 of 40: enough', 20, 40, null],
  ['8 of 8', 8, 8, '68–100%'],
  ['9 of 9: enough at the end of the scale', 9, 9, null],
])('%s', (_, made, total, interval) => {
  expect(intervalOfFew({ made, total })).toBe(interval);
});
