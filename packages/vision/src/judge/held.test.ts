import { expect, test } from 'vitest';
import { judgeThresholds } from '../thresholds/judge.ts';
import type { BallPlace } from './ball-way.ts';
import { heldSeconds } from './held.ts';

const gravity = 2 * judgeThresholds.gravityWidths;
/** Half rim widths that a ball has fallen after some seconds, at first so fast. */
const fallen = (t: number, speed = 0): number => speed * t + (gravity / 2) * t * t;

/** Half rim widths around the ring, by the second; the ball is in the ring at second 0. */
type Way = (t: number) => { u: number; v: number };

const dropped: Way = (t) => ({ u: 0.3, v: -0.5 + fallen(t + 0.1) });
const rolledOff: Way = (t) => ({ u: 0.8 + 2 * Math.max(0, t), v: -0.5 + fallen(Math.max(0, t)) });
const swish: Way = (t) => ({ u: 0, v: t < 0.05 ? 10 * t : 0.5 + 5 * (t - 0.05) });
/** Flat and fast into the back of the net, which it carries along until it hangs there. */
const flat: Way = (t) => ({ u: Math.min(1.5, 15 * t), v: Math.min(0.7, 9 * t) });
const bounced: Way = (t) => ({
  u: 0.5 + 3 * t,
  v: t < 0 ? 10 * t : -9 * t + (gravity / 2) * t * t,
});
const wentAndCameBack: Way = (t) => (t < 1 ? { u: 3 * t, v: -t } : { u: 0.2, v: 1 });
const besideAllTheTime: Way = () => ({ u: 1.4, v: 1 });
const onTheRing: Way = () => ({ u: 0.7, v: 0.1 });

/** On the grid that the ball is found on. */
function seen(way: Way, frameRate = 30, until = 0.6): BallPlace[] {
  const onGrid = (value: number): number => Math.round(value * 12) / 12;
  return Array.from({ length: Math.round((until + 0.2) * frameRate) }, (_, frame) => {
    const seconds = frame / frameRate - 0.2;
    const { u, v } = way(seconds);
    return { seconds, u: onGrid(u), v: onGrid(v), score: 0.8 };
  });
}

const level = { pace: 1, upright: 1 };

test.each([
  ['a swish', seen(swish), level, 0.2, 0.4],
  ['a flat shot that swings the net aside', seen(flat), level, 0.4, 0.6],
  ['the same at 60 frames a second', seen(flat, 60), level, 0.4, 0.6],
  ['a clip that ends when the ball has just been caught', seen(flat, 60, 0.2), level, 0.08, 0.2],
  ['a ball dropped into the ring that no net holds', seen(dropped), level, 0, 0],
  ['a ball that rolls off the ring', seen(rolledOff), level, 0, 0],
  ['a ball that bounces off the ring', seen(bounced), level, 0, 0],
  ['a ball that lies on the ring', seen(onTheRing), level, 0, 0],
  ['a ball that never was in the ring', seen(besideAllTheTime), level, 0, 0],
  ['a ball that comes back a second later', seen(wentAndCameBack, 30, 1.5), level, 0, 0],
  ['two pictures alone', seen(flat).slice(7, 9), level, 0, 0],
  [
    'a ball that rolls off the ring in slow motion',
    seen((t) => rolledOff(t / 2), 30, 1.2),
    { pace: 0.5, upright: 1 },
    0,
    0,
  ],
])('%s', (_name, places, scale, least, most) => {
  const held = heldSeconds(places, scale);
  expect(held).toBeGreaterThanOrEqual(least);
  expect(held).toBeLessThanOrEqual(most);
});
