import { expect, test } from 'vitest';
import { counted, formatCount, formatDecimal, formatPercent } from './counts.ts';

test('numbers as they are written', () => {
  expect([formatCount(0), formatCount(12_480)]).toEqual(['0', '12,480']);
  expect(formatDecimal(12.46, 1)).toBe('12.5');
  expect([formatPercent(68), formatPercent(68.25, 1)]).toEqual(['68%', '68.3%']);
});

test.each([
  [0, '0 shots'],
  [1, '1 shot'],
  [2, '2 shots'],
  [12_480, '12,480 shots'],
])('%i of them is "%s"', (count, words) => {
  expect(counted(count, 'shot')).toBe(words);
});
