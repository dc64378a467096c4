import { expect, test } from 'vitest';
import { UsageError } from './cli-errors.ts';
import { readEquipment } from './equipment-options.ts';

test.each([
  [undefined, undefined, { rimHeight: 10, ballSize: 7 }],
  ['8', undefined, { rimHeight: 8, ballSize: 7 }],
  ['8.5ft', '5', { rimHeight: 8.5, ballSize: 5 }],
  ['9 ft', '6', { rimHeight: 9, ballSize: 6 }],
  [undefined, 'mini', { rimHeight: 10, ballSize: 'mini' }],
])('%s and %s', (rimHeight, ball, expected) => {
  expect(readEquipment(rimHeight, ball)).toEqual(expected);
});

test('2.6m is 8.53 ft', () => {
  expect(readEquipment('2.6m').rimHeight).toBeCloseTo(8.53, 2);
});

test.each([
  ['a height without a number', 'high', undefined],
  ['a height below the floor', '-8', undefined],
  ['a hoop out of reach', '5m', undefined],
  ['centimetres', '260cm', undefined],
  ['nothing', '', undefined],
  ['an unknown ball size', '8', '4'],
])('%s is refused', (_name, rimHeight, ball) => {
  expect(() => readEquipment(rimHeight, ball)).toThrow(UsageError);
});
