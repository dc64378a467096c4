import { expect, test } from 'vitest';
import { clock } from './reason.ts';

test.each([
  [0, '0:00.0'],
  [8.68, '0:08.7'],
  [59.96, '1:00.0'],
  [75.04, '1:15.0'],
  [3601, '60:01.0'],
])('%d s reads %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
