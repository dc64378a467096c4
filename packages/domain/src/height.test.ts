import { expect, test } from 'vitest';
import { formatHeight } from './height.ts';

test.each<[inches: number, text: string]>([
  [48, `4'0"`],
  [71, `5'11"`],
  [72, `6'0"`],
  [96, `8'0"`],
])('%i inches is %s', (inches, text) => {
  expect(formatHeight(inches)).toBe(text);
});
