import { describe, expect, it } from 'vitest';
import { RowReader } from './row-reader.ts';

const width = 6;
const height = 6;
/** Every pixel has a value of its own. */
const bytes = Uint8Array.from({ length: width * height }, (_, at) => 10 * Math.floor(at / width) + (at % width)); // prettier-ignore
const rows = (
  left: number,
  top: number,
  step: number,
  columns: number,
  count: number,
): number[][] => {
  const reader = new RowReader({ width, height }, { left, top, step, width: columns, height: count }); // prettier-ignore
  return Array.from({ length: count }, (_, y) => {
    reader.read({ width, height, bytes }, y);
    return [...reader.row].map((value) => Number(value.toFixed(3)));
  });
};

describe('a plane is read', () => {
  it.each([
    ['as it is', rows.bind(null, 1, 2, 1, 3, 2), [[21, 22, 23], [31, 32, 33]]],
    ['from between pixels', rows.bind(null, 1.5, 2.25, 1, 2, 2), [[24, 25], [34, 35]]],
    ['half as large', rows.bind(null, 0, 0, 2, 3, 3), [[5.5, 7.5, 9.5], [25.5, 27.5, 29.5], [45.5, 47.5, 49.5]]],
    ['a third as large', rows.bind(null, 0, 0, 3, 2, 2), [[11, 14], [41, 44]]],
    ['a quarter as large', rows.bind(null, 1, 1, 4, 1, 1), [[27.5]]],
    // A quarter of a pixel from the middle, across and down.
    ['twice as large', rows.bind(null, 2, 2, 0.5, 4, 2), [[19.25, 19.75, 20.25, 20.75], [24.25, 24.75, 25.25, 25.75]]],
  ])('%s', (_, read, expected) => {
    expect(read()).toEqual(expected);
  }); // prettier-ignore
});
