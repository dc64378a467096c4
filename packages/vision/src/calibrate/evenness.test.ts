import { expect, test } from 'vitest';
import { ringRed, Sheet } from '../testing/draw.ts';
import { leanOf } from './evenness.ts';
import { rednessOf } from './redness.ts';

const map = rednessOf(new Sheet(200, 160).ring(100, 80, 18, 5, 3, ringRed).frame(0));

test.each([
  { name: 'on the ring', dx: 0, least: -2, most: 2 },
  { name: 'half beside it on the left', dx: -22, least: 5, most: 24 },
  { name: 'half beside it on the right', dx: 22, least: -24, most: -5 },
  { name: 'far from it', dx: -70, least: 0, most: 0 },
])('an ellipse $name leans toward the ring', ({ dx, least, most }) => {
  expect(map).not.toBeNull();
  if (!map) return;
  const lean = leanOf(map, { cx: 100 + dx, cy: 80, rx: 18, ry: 5 });
  expect(lean).toBeGreaterThanOrEqual(least);
  expect(lean).toBeLessThanOrEqual(most);
});
