import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each<[seconds: number, text: string]>([
  [0, '0:00.0'],
  [8.68, '0:08.7'],
  [59.96, '1:00.0'],
  [68.7, '1:08.7'],
  [600, '10:00.0'],
])('%d s is %s', (seconds, text) => {
  expect(formatMoment(seconds)).toBe(text);
});
