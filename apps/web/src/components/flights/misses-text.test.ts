import { expect, test } from 'vitest';
import { depthText, sideText } from './misses-text.ts';

test.each<[below: number, above: number, depth: string, side: string]>([
  [0, 0, 'None was clearly short or long.', 'None was clearly left or right.'],
  [11, 11, 'Even: 11 short, 11 long.', 'Even: 11 left, 11 right.'],
  [5, 0, '5 short, 0 long. No clear pattern yet.', '5 left, 0 right. No clear pattern yet.'],
  [
    ...([9, 1] as const),
    '9 short, 1 long. You miss short, and that is more than luck.',
    '9 left, 1 right. You miss left, and that is more than luck.',
  ],
])('%i and %i to the sides', (below, above, depth, side) => {
  const sides = { below, above, between: 2 };
  expect([depthText(sides), sideText(sides)]).toEqual([depth, side]);
});
