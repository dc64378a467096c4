import { expect, test } from 'vitest';
import { ringRed, Sheet } from '../testing/draw.ts';
import { lookAt, nothingSeen, oddsOf } from './hoop-looks.ts';
import { rednessOf } from './redness.ts';

test('a large ring seen from below is found by a part of its near arc', () => {
  const frame = new Sheet(400, 320).ring(200, 160, 60, 46, 6, ringRed).frame(0);
  const map = rednessOf(frame);
  expect(map).not.toBeNull();
  if (!map) return;
  const upperEdge = { cx: 185, cy: 115, rx: 48, ry: 7 };
  const { rim } = lookAt(map, frame, { rim: upperEdge, contrast: 10 }, 55);
  expect(Math.hypot(rim.cx - 200, rim.cy - 160)).toBeLessThan(9);
  expect(Math.abs(rim.rx - 60)).toBeLessThan(9);
  expect(Math.abs(rim.ry / rim.rx - 46 / 60)).toBeLessThan(0.15);
});

test('a place that is half a ring and half wall leads to the ring', () => {
  const frame = new Sheet(200, 160).ring(100, 80, 18, 5, 3, ringRed).frame(0);
  const map = rednessOf(frame);
  expect(map).not.toBeNull();
  if (!map) return;
  const beside = { cx: 73, cy: 80, rx: 18, ry: 5 };
  const { rim } = lookAt(map, frame, { rim: beside, contrast: 10 }, 18);
  expect(Math.abs(rim.cx - 100)).toBeLessThan(4);
});

test('a dark line over a caption looks no more like a hoop than one over a net', () => {
  const oddsOver = (below: number) => oddsOf({ ...nothingSeen, line: 15, below }, true);
  expect(oddsOver(8)).toBeGreaterThan(oddsOver(2) + 3);
  expect(oddsOver(14)).toBe(oddsOver(8));
});
