import { expect, test } from 'vitest';
import { dark, Sheet } from '../testing/draw.ts';
import { Stabiliser } from './stabilise.ts';

const marked = (seconds: number, x = 0, y = 0) => new Sheet(320, 180).marks(x, y).frame(seconds);

test('a camera that stands still leaves the pixels as they are', () => {
  const stabiliser = new Stabiliser();
  stabiliser.add(marked(0));
  const second = marked(0.1);
  const still = stabiliser.add(second);
  expect(still.luma).toBe(second.luma);
  expect(still).toMatchObject({ usable: true, warped: false, shift: 0 });
});

test('a shifted picture is moved back, and what came into view from outside is not judged', () => {
  const stabiliser = new Stabiliser();
  const first = stabiliser.add(marked(0));
  const still = stabiliser.add(marked(0.1, 6, 4));
  expect(still.shift).toBeGreaterThan(6);
  const at = 90 * 320 + 160;
  for (let i = 0; i < 40; i++) {
    expect(Math.abs((still.luma[at + i] ?? 0) - (first.luma[at + i] ?? 0))).toBeLessThan(25);
  }
  expect(still.luma[90 * 320 + 319]).toBe(0);
});

test('a player who walks through does not count as motion of the camera', () => {
  const stabiliser = new Stabiliser();
  stabiliser.add(marked(0));
  const walker = new Sheet(320, 180).marks().box(100, 40, 150, 180, dark).frame(0.1);
  expect(stabiliser.add(walker)).toMatchObject({ usable: true, shift: 0 });
});

test('another place is a cut once it has lasted', () => {
  const stabiliser = new Stabiliser();
  stabiliser.add(marked(0));
  const other = (seconds: number) => new Sheet(320, 180).marks(-777, 333).frame(seconds);
  const seen = [0.1, 0.2, 0.3, 0.4].map((seconds) => stabiliser.add(other(seconds)));
  expect(seen.some(({ cut }) => cut)).toBe(true);
  expect(seen.every(({ usable }) => !usable)).toBe(true);
});
