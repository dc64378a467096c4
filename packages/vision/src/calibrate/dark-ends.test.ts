import { expect, test } from 'vitest';
import { dark, Sheet } from '../testing/draw.ts';
import { darkEndsOf } from './dark-ends.ts';

const rim = { cx: 100, cy: 60, rx: 20, ry: 6 };
const ring = () => new Sheet(200, 120).ring(100, 60, 20, 6, 3, dark);
/** A dark edge of a board, as high as the ring's near arc. */
const edge = (left: number, right: number) => new Sheet(200, 120).box(left, 64, right, 67, dark);

test('a ring is dark all around and ends on both sides', () => {
  const { faintest, beyond } = darkEndsOf(ring().frame(0), rim);
  expect(faintest).toBeGreaterThan(20);
  expect(beyond).toBeLessThan(3);
});

test('a ring with its bracket ends on the other side', () => {
  const bolted = ring().box(120, 57, 150, 62, dark);
  expect(darkEndsOf(bolted.frame(0), rim).beyond).toBeLessThan(3);
});

test.each([
  { name: 'an edge goes on beyond both ends', drawn: edge(20, 180), least: 15, most: 100 },
  { name: 'an edge that ends here does not', drawn: edge(60, 112), least: -100, most: 3 },
])('$name', ({ drawn, least, most }) => {
  const { beyond } = darkEndsOf(drawn.frame(0), { ...rim, ry: 5 });
  expect(beyond).toBeGreaterThan(least);
  expect(beyond).toBeLessThan(most);
});

test('what is dark along a part only is faint along another', () => {
  expect(darkEndsOf(edge(60, 100).frame(0), { ...rim, ry: 5 }).faintest).toBeLessThan(3);
});
