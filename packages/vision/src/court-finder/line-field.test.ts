import { describe, expect, it } from 'vitest';
import type { LineKind, SeenLines } from '../eyes.ts';
import { LineField } from './line-field.ts';

/** A grid of 6 × 4 cells of 10 px with one cell of one kind. */
function seen(kind: LineKind, column: number, row: number, odds: number): SeenLines {
  const map = () => new Float32Array(24);
  const maps = { lane: map(), circle: map(), three: map(), edge: map() };
  maps[kind][row * 6 + column] = odds;
  return { cell: 10, columns: 6, rows: 4, odds: maps };
}

describe('odds of a line at a place', () => {
  const field = new LineField(seen('lane', 2, 1, 0.8));
  it.each([
    ['in the middle of its cell', 25, 15, 0.8],
    ['half-way to the next', 30, 15, 0.4],
    ['half-way in both directions', 30, 20, 0.2],
    ['a cell away', 35, 15, 0],
    ['beside the picture', -3, 15, 0],
    ['below it', 25, 400, 0],
  ])('%s', (_, x, y, odds) => {
    expect(field.at('lane', x, y)).toBeCloseTo(odds, 6);
  });

  it('are given for every kind separately', () => {
    expect(field.at('edge', 25, 15)).toBe(0);
  });
});

it('a softened line is found from further off, with odds that fall with the distance and stay the same in its middle', () => {
  const field = new LineField(seen('three', 2, 1, 0.8)).softened(1);
  expect(field.at('three', 25, 15)).toBeCloseTo(0.8, 6);
  expect(field.at('three', 35, 15)).toBeCloseTo(0.4, 6);
  expect(field.at('three', 15, 15)).toBeCloseTo(0.4, 6);
  expect(field.at('three', 25, 5)).toBeCloseTo(0.4, 6);
  expect(field.at('three', 45, 15)).toBeCloseTo(0.2, 6);
});

it('a line of another kind counts in part', () => {
  const field = new LineField(seen('circle', 2, 1, 0.8)).sharing(0.25);
  expect(field.at('circle', 25, 15)).toBeCloseTo(0.8, 6);
  expect(field.at('lane', 25, 15)).toBeCloseTo(0.2, 6);
});

it('numbers its cells row by row', () => {
  const field = new LineField(seen('lane', 0, 0, 1));
  expect(field.cells).toBe(24);
  expect([field.cellOf(9, 9), field.cellOf(10, 9), field.cellOf(9, 10)]).toEqual([0, 1, 6]);
});
