import { expect, test } from 'vitest';
import { invert, solve } from './linear.ts';

const rounded = (rows: number[][] | null) => rows?.map((row) => row.map((value) => Number(value.toFixed(9)) + 0)); // prettier-ignore

test.each([
  ['as it stands', [[2, 1], [1, 3]], [[5], [10]], [[1], [3]]],
  ['with rows that must change places', [[0, 2, 1], [1, 1, 0], [3, 0, 1]], [[7], [3], [6]], [[1], [2], [3]]],
  ['for several columns', [[2, 0], [0, 4]], [[2, 6], [4, 8]], [[1, 3], [1, 2]]],
  ['with negative numbers', [[-4, 1], [2, -3]], [[-7], [11]], [[1], [-3]]],
])('equations are solved: %s', (_name, a, b, x) => {
  expect(rounded(solve(a, b))).toEqual(x);
}); // prettier-ignore

test('redundant equations have no solution', () => {
  expect(solve([[1, 2], [2, 4]], [[1], [2]])).toBeNull(); // prettier-ignore
  expect(invert([[0, 0], [0, 1]])).toBeNull(); // prettier-ignore
});

test('an inverse undoes its matrix', () => {
  expect(rounded(invert([[4, 7], [2, 6]]))).toEqual([[0.6, -0.7], [-0.2, 0.4]]); // prettier-ignore
});
