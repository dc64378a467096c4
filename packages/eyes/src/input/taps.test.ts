import { describe, expect, it } from 'vitest';
import { tapsOf } from './taps.ts';

/** For each new pixel the old ones that contribute, with their weights. */
function read(
  start: number,
  step: number,
  length: number,
  available: number,
): Readonly<Record<string, number>>[] {
  const { each, first, weights } = tapsOf(start, step, length, available);
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(
      Array.from({ length: each }, (_unused, tap): [number, number] => [
        first[at]! + tap,
        Number(weights[at * each + tap]!.toFixed(4)),
      ]).filter(([, weight]) => weight !== 0),
    ),
  );
}

describe('new pixels are made of old ones', () => {
  it.each([
    ['as they are', [0, 1, 3, 3], [{ 0: 1 }, { 1: 1 }, { 2: 1 }]],
    ['from between two', [0.25, 1, 2, 4], [{ 0: 0.75, 1: 0.25 }, { 1: 0.75, 2: 0.25 }]],
    ['enlarged, the border repeated', [0, 0.5, 4, 2], [{ 0: 1 }, { 0: 0.75, 1: 0.25 }, { 0: 0.25, 1: 0.75 }, { 1: 1 }]],
    ['a little smaller, of the two nearest', [0, 1.5, 2, 4], [{ 0: 0.75, 1: 0.25 }, { 1: 0.25, 2: 0.75 }]],
    ['half as many, of their mean', [0, 2, 2, 4], [{ 0: 0.5, 1: 0.5 }, { 2: 0.5, 3: 0.5 }]],
    ['of parts of old ones', [0.5, 2, 2, 5], [{ 0: 0.25, 1: 0.5, 2: 0.25 }, { 2: 0.25, 3: 0.5, 4: 0.25 }]],
    ['a fifth as many', [0, 2.5, 2, 5], [{ 0: 0.4, 1: 0.4, 2: 0.2 }, { 2: 0.2, 3: 0.4, 4: 0.4 }]],
    ['of the last one beyond the end', [3, 2, 2, 4], [{ 3: 1 }, { 3: 1 }]],
    ['of what there is', [0, 4, 1, 2], [{ 0: 0.5, 1: 0.5 }]],
  ] as const)('%s', (_, [start, step, length, available], expected) => {
    expect(read(start, step, length, available)).toEqual(expected);
  }); // prettier-ignore

  it('uses no more of them than needed', () => {
    expect(tapsOf(0, 1, 2, 4).each).toBe(1);
    expect(tapsOf(0, 2, 2, 8).each).toBe(2);
    expect(tapsOf(0.5, 2, 2, 5).each).toBe(3);
    expect(tapsOf(0.5, 2, 2, 5).length).toBe(2);
  });
});
