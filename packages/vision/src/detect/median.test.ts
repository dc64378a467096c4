import { expect, test } from 'vitest';
import { medianPlane } from './median.ts';

/** All patterns of zeros and ones over eleven planes, one per pixel. */
const ways = 2 ** 11;
const bits = (low: number, high: number): Uint8Array[] =>
  Array.from({ length: 11 }, (_, plane) =>
    Uint8Array.from({ length: ways }, (__, way) => ((way >> plane) & 1 ? high : low)),
  );
const onesOf = (way: number): number => way.toString(2).replaceAll('0', '').length;

test.each([
  [7, 9],
  [0, 255],
  [127, 128],
])('the median of eleven is found for %i and %i in any order', (low, high) => {
  const found = medianPlane(bits(low, high), false);
  const wrong = Array.from(found).filter((value, way) => value !== (onesOf(way) > 5 ? high : low));
  expect(found).toHaveLength(ways);
  expect(wrong).toEqual([]);
});

test('planes of any length and alignment are read alike', () => {
  const odd = Array.from({ length: 11 }, (_, plane) =>
    Uint8Array.from({ length: 8 }, (__, at) => 20 * at + plane).subarray(1),
  );
  expect([...medianPlane(odd, true)]).toEqual([25, 45, 65, 85, 105, 125, 145]);
});

test('zeros that mean "not seen" are ignored', () => {
  const found = medianPlane(bits(0, 9), true);
  expect(found[0]).toBe(0);
  expect(Array.from(found.subarray(1)).filter((value) => value !== 9)).toEqual([]);
  expect(medianPlane(bits(0, 9), false)[1]).toBe(0);
});

test.each([
  { values: [5], middle: 5 },
  { values: [5, 9], middle: 9 },
  { values: [9, 200, 3], middle: 9 },
  { values: [255, 0, 255, 255, 0, 0, 0], middle: 0 },
  { values: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], middle: 7 },
])('the median of $values is $middle', ({ values, middle }) => {
  const planes = values.map((value) => Uint8Array.of(value));
  expect([...medianPlane(planes, false)]).toEqual([middle]);
});
