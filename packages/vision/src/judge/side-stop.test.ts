import { expect, test } from 'vitest';
import type { BallPlace } from './ball-way.ts';
import { sideStopOf } from './side-stop.ts';

/** Half rim widths beside the middle, by the second; the ball comes down through the ring's height at second 0. */
type Side = (t: number) => number;

const straightDown: Side = () => 0.2;
const flies: Side = (t) => 8 * t;
const swish: Side = (t) => (t < 0.04 ? 8 * t : 0.3);
const halfStopped: Side = (t) => (t < 0 ? 8 * t : 4 * t);
/** Into the back of the net, which it swings aside. */
const flat: Side = (t) => Math.min(1.6, 0.2 + 16 * t);
/** Too short: it stops at the outside of the near edge. */
const short: Side = (t) => -1.5 + Math.min(0, 16 * t);
/** The net throws it back. */
const thrownBack: Side = (t) => (t < 0.04 ? 8 * t : 0.3 - 2 * t);

/** On the grid that the ball is found on, `lost` of it not seen. */
function seen(side: Side, pace = 1, lost: (t: number) => boolean = () => false): BallPlace[] {
  const onGrid = (value: number): number => Math.round(value * 12) / 12;
  return Array.from({ length: Math.round(24 / pace) }, (_, frame) => {
    const t = (frame / 30) * pace - 0.3;
    return {
      seconds: t / pace,
      u: onGrid(side(t)),
      v: onGrid(9 * t + 21.5 * t * t),
      score: 0.8,
      t,
    };
  })
    .filter(({ t }) => !lost(t))
    .map(({ seconds, u, v, score }) => ({ seconds, u, v, score }));
}

test.each([
  ['a ball that flies on past the ring', seen(flies), 1, -1, -0.8],
  ['the same in slow motion', seen(flies, 0.5), 0.5, -1, -0.8],
  ['a swish', seen(swish), 1, 0.9, 1],
  ['a ball that the net throws back', seen(thrownBack), 1, 1, 1],
  ['a flat shot that swings the net aside', seen(flat), 1, 0.9, 1],
  ['a short one that drops outside of the near edge', seen(short), 1, 0, 0],
  ['a ball that loses half', seen(halfStopped), 1, -0.3, 0.3],
  ['a ball that comes straight down', seen(straightDown), 1, 0, 0],
  ['a ball that nobody saw come', seen(swish, 1, (t) => t < 0), 1, 0, 0],
  ['a ball that nobody saw below the ring', seen(flies, 1, (t) => t > 0), 1, 0, 0],
])('%s', (_name, places, pace, least, most) => {
  const stop = sideStopOf(places, 0, pace);
  expect(stop).toBeGreaterThanOrEqual(least);
  expect(stop).toBeLessThanOrEqual(most);
});
