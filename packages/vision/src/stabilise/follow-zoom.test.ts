import { describe, expect, test } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { Sheet } from '../testing/draw.ts';
import type { Motion } from './motion.ts';
import { applyMotion, composeMotions, invertMotion, motionOf, noMotion } from './motion.ts';
import { Stabiliser } from './stabilise.ts';
import { warpPicture } from './warp.ts';

const [width, height] = [320, 180];
const place = new Sheet(width, height).marks().frame(0);

/** From the first picture to one enlarged about a point. */
const zoomed = (zoom: number, x = 200, y = 70): Motion =>
  motionOf({ a: zoom, b: 0, tx: x * (1 - zoom), ty: y * (1 - zoom) });

/** The scene seen by a camera that follows a motion of the picture; 30 pictures a second. */
function follow(motionAt: (seconds: number) => Motion, seconds: number) {
  const stabiliser = new Stabiliser();
  const entered: { readonly seconds: number; readonly by: Motion }[] = [];
  let lost = 0;
  for (let at = 0; at <= seconds * 30; at++) {
    const frame: Frame = { ...warpPicture(place, motionAt(at / 30)), seconds: at / 30 };
    const still = stabiliser.add(frame);
    if (!still.usable) lost++;
    if (still.entered) entered.push({ seconds: at / 30, by: still.entered });
  }
  return { stabiliser, entered, lost };
}

const smooth = (share: number): number => {
  const x = Math.min(1, Math.max(0, share));
  return x * x * (3 - 2 * x);
};

const offBy = (one: Motion, other: Motion): number => {
  const [p, q] = [one, other].map((motion) => applyMotion(motion, 180, 80));
  return Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0));
};

describe('a camera that comes to stand elsewhere begins a new view with a known position in the first', () => {
  test.each([
    ['zoomed by 1.7 within half a second', (t: number) => zoomed(1 + 0.7 * smooth(t / 0.5)), 1],
    ['zoomed by 2.5 within half a second', (t: number) => zoomed(1 + 1.5 * smooth(t / 0.5)), 1],
    ['turned by two fifths', (t: number) => ({ ...noMotion, tx: -128 * smooth(t / 0.6) }), 1],
    ['shaken by a few pixels', (t: number) => ({ ...noMotion, tx: 6 * Math.sin(9 * t) }), 0],
    ['zoomed a little', (t: number) => zoomed(1 + 0.2 * smooth(t / 0.5)), 0],
  ])('%s', (_name, motionAt, views) => {
    const { stabiliser, entered, lost } = follow(motionAt, 1);
    expect(entered).toHaveLength(views);
    expect(lost).toBe(0);
    const truth = composeMotions(invertMotion(motionAt(1)), noMotion);
    if (views > 0) expect(offBy(stabiliser.toOpening, truth)).toBeLessThan(3);
  });
});

test('a zoom is no cut, and another place is one', () => {
  const zoom = follow((t) => zoomed(1 + 1.5 * smooth(t / 0.5)), 1).stabiliser;
  expect(zoom.isCut).toBe(false);
  const stabiliser = new Stabiliser();
  stabiliser.add(place);
  const cuts = Array.from({ length: 15 }, (_, at) => {
    stabiliser.add(new Sheet(width, height).marks(-777, 333).frame(0.1 + at / 30));
    return stabiliser.isCut;
  });
  expect(cuts.indexOf(true)).toBe(12);
  expect(stabiliser.knows({ ...place, seconds: 1 })).toBe(true);
});
