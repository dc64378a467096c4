import { expect, test } from 'vitest';
import { keyedRing, tappedRing } from './tapped-ring.ts';

const FRAME = { width: 1280, height: 720 };
const RING = { cx: 700, cy: 260, rx: 20, ry: 10 };

test.each([
  ['on the detected rim selects it', { x: 730, y: 270 }, RING, RING],
  ['elsewhere moves it there', { x: 200, y: 100 }, RING, { ...RING, cx: 200, cy: 100 }],
])('a tap %s', (_what, tap, seen, ring) => {
  expect(tappedRing(tap, seen, FRAME)).toEqual(ring);
});

test('a tap where no rim is seen places one of the usual size', () => {
  const { cx, cy, rx, ry } = tappedRing({ x: 300, y: 200 }, null, FRAME);
  expect([cx, cy]).toEqual([300, 200]);
  expect(rx).toBeGreaterThan(2 * ry);
});

test.each([
  ['ArrowRight', false, { cx: 702 }],
  ['ArrowUp', true, { cy: 240 }],
  ['+', false, { rx: 22, ry: 11 }],
])('the key %s (Shift %s) changes %o', (key, shiftKey, changed) => {
  expect(keyedRing({ key, shiftKey }, RING, FRAME)).toMatchObject(changed);
});

test('keys move the rim no farther than the edge, and other keys do nothing', () => {
  const atEdge = { ...RING, cx: 1279 };
  expect(keyedRing({ key: 'ArrowRight', shiftKey: true }, atEdge, FRAME)?.cx).toBe(1280);
  expect(keyedRing({ key: 'a', shiftKey: false }, RING, FRAME)).toBeNull();
});
