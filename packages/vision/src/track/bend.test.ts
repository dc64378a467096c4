import { expect, test } from 'vitest';
import { bendOf } from './bend.ts';
import type { TimedPoint } from './parabola.ts';
import { residualOfPerspective } from './perspective-parabola.ts';

type Trajectory = (seconds: number) => { x: number; y: number };

/** Fits all split points one by one. */
function bendByTrying(points: readonly TimedPoint[]): number {
  const squares = points.map((_, at) => {
    if (at === 0) return Infinity;
    const [head, tail] = [points.slice(0, at), points.slice(at).reverse()];
    return (
      head.length * residualOfPerspective(head) ** 2 +
      tail.length * residualOfPerspective(tail) ** 2
    );
  });
  return squares.reduce((best, value, at) => (value < squares[best]! ? at : best), 1);
}

const fall: Trajectory = (t) => ({ x: 300 - 80 * t, y: 20 + 60 * t + 155 * t * t });
const bounce: Trajectory = (t) => ({
  x: 260 + 40 * t,
  y: 205 - 160 * (t - 1) + 155 * (t - 1) ** 2,
});
const roll: Trajectory = (t) => ({ x: 20 + 9 * t, y: 340 + Math.sin(t) });

/** Adds noise of up to `shake` px to a trajectory, the same at every run. */
function filmed(way: Trajectory, frames: number, perSecond: number, shake: number): TimedPoint[] {
  let seed = frames;
  const off = (): number => {
    seed = (seed * 16807) % 2147483647;
    return shake * ((2 * seed) / 2147483647 - 1);
  };
  return Array.from({ length: frames }, (_, frame) => {
    const seconds = 3 + frame / perSecond;
    const { x, y } = way(frame / perSecond);
    return { seconds, x: x + off(), y: y + off() };
  });
}

test.each<[string, TimedPoint[]]>([
  ['a bounce', filmed((t) => (t < 1 ? fall(t) : bounce(t)), 50, 30, 0.4)],
  ['a bounce without any noise', filmed((t) => (t < 1 ? fall(t) : bounce(t)), 50, 30, 0)],
  ['a fall without a bend', filmed(fall, 40, 30, 0.5)],
  ['a fall of exact numbers', filmed(fall, 40, 30, 0)],
  ['a ball that rolls for long', filmed(roll, 400, 30, 0.7)],
  ['a ball that lies', filmed(() => ({ x: 100, y: 200 }), 60, 30, 0)],
  ['many pictures a second', filmed((t) => (t < 0.2 ? fall(t) : bounce(t)), 90, 240, 0.3)],
  ['few points', filmed((t) => (t < 0.1 ? fall(t) : bounce(t)), 5, 30, 0.5)],
])('%s is cut at the best of all split points', (_name, points) => {
  expect(bendOf(points)).toBe(bendByTrying(points));
});
