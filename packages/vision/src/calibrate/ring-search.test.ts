import { describe, expect, test } from 'vitest';
import { dark, ringRed, Sheet } from '../testing/draw.ts';
import { rednessOf } from './redness.ts';
import { contrastOf, looksOf } from './ring-looks.ts';
import { fitRings } from './ring-fit.ts';
import { bestApart, searchRings } from './ring-search.ts';

const rim = { cx: 100, cy: 60, rx: 20, ry: 6 };
const sheet = () => new Sheet(200, 120);
const drawn = sheet().ring(100, 60, 20, 6, 3, ringRed);

function contrastOn(one: Sheet): number {
  const map = rednessOf(one.frame(0));
  return map ? contrastOf(looksOf(map, rim)) : 0;
}

describe('what looks like a ring', () => {
  const ring = contrastOn(drawn);
  test('a red ring', () => {
    expect(ring).toBeGreaterThan(10);
  });
  test.each([
    ['nothing', sheet()],
    ['a dark ring', sheet().ring(100, 60, 20, 6, 3, dark)],
    ['a red wall', sheet().box(0, 0, 200, 120, ringRed)],
    ['a red stripe across', sheet().box(0, 57, 200, 63, ringRed)],
    ['a red post', sheet().box(95, 0, 105, 120, ringRed)],
  ])('not %s', (_name, other) => {
    expect(contrastOn(other)).toBeLessThan(ring / 3);
  });
});

test('the search finds the ring where it is, though it is bolted to a red bracket', () => {
  const bolted = drawn.box(120, 55, 130, 72, ringRed);
  const map = rednessOf(bolted.frame(0));
  expect(map).not.toBeNull();
  if (!map) return;
  const found = searchRings(map, { left: 60, right: 140, top: 30, bottom: 90, rimWidth: 38 });
  const [best] = bestApart(found, (ring) => ring.contrast, 1);
  const fitted = best ? fitRings(map, best.rim, 20) : [];
  const ring = fitted.sort((a, b) => b.fit - a.fit)[0]?.rim;
  expect(Math.abs((ring?.cx ?? 0) - 100)).toBeLessThan(3);
  expect(Math.abs((ring?.cy ?? 0) - 60)).toBeLessThan(2);
  expect(Math.abs((ring?.rx ?? 0) - 20)).toBeLessThan(2);
});

test('gray video has no redness to go by', () => {
  const frame = sheet().frame(0);
  expect(rednessOf({ ...frame, chroma: null })).toBeNull();
});
