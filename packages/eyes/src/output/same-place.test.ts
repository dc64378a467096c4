import { expect, it } from 'vitest';
import { merge } from './same-place.ts';

const box = { cx: 100, cy: 50, width: 40, height: 12, feet: null, odds: 0.6 };

it('one place seen at both scales becomes one box, the likelier weighing more', () => {
  const [merged, ...others] = merge([[box], [{ ...box, cx: 104, width: 44, odds: 0.2 }]]);
  expect(others).toEqual([]);
  expect(merged?.cx).toBeCloseTo(101);
  expect(merged?.width).toBeCloseTo(41);
  expect(merged?.odds).toBeCloseTo(Math.sqrt((0.6 ** 2 + 0.2 ** 2) / 2));
});

it('what one of two scales alone sees counts less', () => {
  expect(merge([[box], []])).toEqual([{ ...box, odds: Math.sqrt(0.6 ** 2 / 2) }]);
});

it('two rings side by side stay two, the likelier first', () => {
  const merged = merge([[box], [{ ...box, cx: 150, odds: 0.9 }]]);
  expect(merged.map(({ cx }) => cx)).toEqual([150, 100]);
});

it('one look is told as it is', () => {
  expect(merge([[box]])).toEqual([box]);
});
