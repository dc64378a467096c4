import { expect, test } from 'vitest';
import { orange, Sheet } from '../testing/draw.ts';
import { isRepeat } from './repeat.ts';

const ballAt = (x: number, seconds: number) =>
  new Sheet(80, 60).disc(x, 30, 8, orange).frame(seconds);

test.each([
  ['the same picture later', 40, true],
  ['the ball one pixel on', 41, false],
])('%s', (_name, x, repeated) => {
  expect(isRepeat(ballAt(40, 0), ballAt(x, 0.1))).toBe(repeated);
});
