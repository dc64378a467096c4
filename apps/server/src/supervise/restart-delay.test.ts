import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it.each([
  [1, 500],
  [2, 1000],
  [3, 2000],
  [4, 2000],
  [500, 2000],
])('after %i crashes in a row the next start waits %i ms', (failures, milliseconds) => {
  expect(restartDelay(failures)).toBe(milliseconds);
});
