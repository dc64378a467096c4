import { describe, expect, test } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { dark, Sheet } from '../testing/draw.ts';
import { turnMotion } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import { motionOf, noMotion } from './motion.ts';
import { Stabiliser } from './stabilise.ts';
import { warpPicture } from './warp.ts';

const lens = { focal: 0.77 * 320, cx: 160, cy: 90 };

const marked = (seconds: number, x = 0, y = 0) => new Sheet(320, 180).marks(x, y).frame(seconds);

test('a camera that stands still leaves the pixels as they are', () => {
  const stabiliser = new Stabiliser();
  stabiliser.add(marked(0));
  const second = marked(0.1);
  const still = stabiliser.add(second);
  expect(still.luma).toBe(second.luma);
  expect(still).toMatchObject({ usable: true, warped: false, shift: 0 });
});

test('a shifted picture is moved back, and content from outside the view is ignored', () => {
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

test('a player who walks through is not taken for motion of the camera', () => {
  const stabiliser = new Stabiliser();
  stabiliser.add(marked(0));
  const walker = new Sheet(320, 180).marks().box(100, 40, 150, 180, dark).frame(0.1);
  expect(stabiliser.add(walker)).toMatchObject({ usable: true, shift: 0 });
});

describe('another place', () => {
  const other = (seconds: number) => new Sheet(320, 180).marks(-777, 333).frame(seconds);
  const seen = (stabiliser: Stabiliser, frames: readonly Frame[]) =>
    frames.map((frame) => stabiliser.add(frame).usable);

  test('is not judged, however long it is shown', () => {
    const stabiliser = new Stabiliser();
    stabiliser.add(marked(0));
    const frames = Array.from({ length: 8 }, (_, i) => other(0.1 + 2 * i));
    expect(seen(stabiliser, frames)).not.toContain(true);
  });

  test('ends when the first place is shown again, from nearly the same position', () => {
    const stabiliser = new Stabiliser();
    stabiliser.add(marked(0));
    expect(seen(stabiliser, [other(0.1), other(0.3), other(0.5)])).not.toContain(true);
    const [back] = [marked(0.8, 40, -22)].map((frame) => stabiliser.add(frame));
    expect(back).toMatchObject({ usable: true, warped: true });
    expect(Math.abs((back?.shift ?? 0) - Math.hypot(40, 22))).toBeLessThan(2);
  });
});

describe('a phone that was knocked', () => {
  const knocks: readonly { name: string; by: Motion }[] = [
    { name: 'to the side by 14 % of the width', by: { ...noMotion, tx: 45 } },
    { name: 'up by 15 % of the height', by: { ...noMotion, ty: 27 } },
    { name: 'askew by 5 degrees', by: motionOf({ a: 0.9962, b: 0.0872, tx: 20, ty: -12 }) },
    { name: 'around, filmed with a wide lens', by: turnMotion([0.1, -0.05, 0.03, 0], lens) },
  ];
  test.each(knocks)('$name is found again at once, to a pixel', ({ by }) => {
    const first = marked(0);
    const stabiliser = new Stabiliser();
    stabiliser.add(first);
    const knocked = { ...first, ...warpPicture(first, by) };
    const still = [0.1, 0.2, 0.3].map((seconds) => stabiliser.add({ ...knocked, seconds }));
    for (const frame of still) {
      expect(frame).toMatchObject({ usable: true, warped: true });
      expect(meanDifference(frame, first)).toBeLessThan(8);
    }
  });
});

/** Grey levels, over the part that both show in the middle of the picture. */
function meanDifference(one: Picture, other: Picture): number {
  let sum = 0;
  let count = 0;
  for (let y = 40; y < 140; y++) {
    for (let i = y * 320 + 80; i < y * 320 + 240; i++) {
      if (one.luma[i] === 0) continue;
      sum += Math.abs((one.luma[i] ?? 0) - (other.luma[i] ?? 0));
      count++;
    }
  }
  return count === 0 ? Infinity : sum / count;
}
