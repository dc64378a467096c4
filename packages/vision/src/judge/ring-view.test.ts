import { describe, expect, test } from 'vitest';
import {
  isAround,
  isAtBoard,
  isSteep,
  seenFromRing,
  verticalForeshorteningOf,
} from './ring-view.ts';
import { rim } from './testing/film-trajectory.ts';

test('a point is given in half rim widths from the centre of the ring', () => {
  expect(seenFromRing(430, 190, rim)).toEqual({ u: 1.5, v: -0.5 });
});

test.each([
  [4.5, 0, true],
  [-4.6, 0, false],
  [0, -9, true],
  [0, 4.5, true],
  [0, 4.6, false],
])('%d aside, %d below is around the ring: %s', (u, v, around) => {
  expect(isAround({ u, v })).toBe(around);
});

describe('where the board may be', () => {
  test.each([
    [0, 0, true],
    [4.5, 0, true],
    [-4.6, 0, false],
    [0, -9, true],
    [0, 0.9, true],
    [0, 1.1, false],
  ])('%d aside, %d below: %s', (u, v, board) => {
    expect(isAtBoard({ u, v })).toBe(board);
  });
});

test.each([
  [0.39, false],
  [0.41, true],
])('a ring %d as high as wide is seen steeply: %s', (open, steep) => {
  expect(isSteep({ cx: 0, cy: 0, rx: 20, ry: 20 * open })).toBe(steep);
});

describe('the visible share of a height', () => {
  test.each([
    ['all from level with the ring', 20, 0, 1],
    ['less from below', 20, 12, 0.8],
    ['hardly any from right under it', 20, 20, 0.001],
  ])('%s', (_name, rx, ry, verticalForeshortening) => {
    expect(verticalForeshorteningOf({ cx: 0, cy: 0, rx, ry })).toBeCloseTo(
      verticalForeshortening,
      6,
    );
  });
});
