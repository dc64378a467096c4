import { describe, expect, it } from 'vitest';
import { merge, suppressNonMaxima } from './same-place.ts';

const box = { cx: 100, cy: 50, width: 40, height: 12, feet: null, odds: 0.6 };

it('one place seen at both scales becomes one box, the likelier weighing more', () => {
  const [merged, ...others] = merge([[box], [{ ...box, cx: 104, width: 44, odds: 0.2 }]]);
  expect(others).toEqual([]);
  expect(merged?.cx).toBeCloseTo(101);
  expect(merged?.width).toBeCloseTo(41);
  expect(merged?.odds).toBeCloseTo(Math.sqrt((0.6 ** 2 + 0.2 ** 2) / 2));
});

it('a higher trust gives the likelier one more weight', () => {
  const [merged] = merge([[box], [{ ...box, cx: 104, odds: 0.2 }]], 3);
  expect(merged?.cx).toBeCloseTo(100 + 4 / 28);
});

it('a box that only one of two scales sees has lower odds', () => {
  expect(merge([[box], []])).toEqual([{ ...box, odds: Math.sqrt(0.6 ** 2 / 2) }]);
});

it('two rings side by side stay two, the likelier first', () => {
  const merged = merge([[box], [{ ...box, cx: 150, odds: 0.9 }]]);
  expect(merged.map(({ cx }) => cx)).toEqual([150, 100]);
});

it('a single look is returned unchanged', () => {
  expect(merge([[box]])).toEqual([box]);
});

it('a merged box has the feet of the likelier, and the mean position and size', () => {
  const feet = { x: 98, y: 60 };
  const [merged] = merge([[{ ...box, odds: 0.2, feet: { x: 1, y: 2 } }], [{ ...box, cy: 54, height: 16, feet }]]);
  expect(merged?.feet).toEqual(feet);
  expect(merged?.cy).toBeCloseTo(53);
  expect(merged?.height).toBeCloseTo(15);
}); // prettier-ignore

describe('whether two boxes are one object', () => {
  // Of a mean width of 40, and no flatter than half of that.
  const cases: [string, Partial<typeof box>, number][] = [
    ['side by side', { cx: 119 }, 1],
    ['not further aside', { cx: 121 }, 2],
    ['one above the other', { cy: 59 }, 1],
    ['not further above', { cy: 39 }, 2],
    ['slanting', { cx: 113, cy: 56 }, 1],
    ['not further so', { cx: 115, cy: 57 }, 2],
    ['by their mean width', { cx: 119, width: 20 }, 2],
    ['by their mean height where that is more', { cy: 66, height: 60 }, 1],
    ['not beyond it', { cy: 69, height: 60 }, 2],
  ];
  it.each(cases)('%s', (_, other, count) => {
    expect(suppressNonMaxima([box, { ...box, odds: 0.3, ...other }])).toHaveLength(count);
  });
});
