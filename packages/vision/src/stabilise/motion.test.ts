import { describe, expect, test } from 'vitest';
import { fitTurn } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import {
  applyMotion,
  composeMotions,
  invertMotion,
  motionOf,
  noMotion,
  scaleMotion,
} from './motion.ts';

const askew: Motion = { a: 1.02, b: 0.06, tx: 14, c: -0.05, d: 0.99, ty: -6, g: 2e-4, h: -1e-4 };
const spots = [0, 90, 180].flatMap((y) => [0, 160, 320].map((x) => ({ x, y })));

function expectSame(one: Motion, other: Motion): void {
  for (const { x, y } of spots) {
    const a = applyMotion(one, x, y);
    const b = applyMotion(other, x, y);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-6);
  }
}

describe('motions', () => {
  test('inverted undo themselves', () => {
    expectSame(composeMotions(askew, invertMotion(askew)), noMotion);
    expectSame(composeMotions(invertMotion(askew), askew), noMotion);
  });

  test('composed apply one after the other', () => {
    const first = motionOf({ a: 0.98, b: 0.1, tx: 3, ty: 4 });
    const both = composeMotions(askew, first);
    const middle = applyMotion(first, 50, 60);
    const end = applyMotion(askew, middle.x, middle.y);
    expect(applyMotion(both, 50, 60).x).toBeCloseTo(end.x, 9);
    expect(applyMotion(both, 50, 60).y).toBeCloseTo(end.y, 9);
  });

  test('scale with the picture', () => {
    const at = applyMotion(askew, 50, 60);
    const doubled = applyMotion(scaleMotion(askew, 2), 100, 120);
    expect(doubled.x).toBeCloseTo(2 * at.x, 9);
    expect(doubled.y).toBeCloseTo(2 * at.y, 9);
  });
});

/** The picture's motion when a camera turns by these radians, with a lens of `focal` px. */
function turnedView(yaw: number, pitch: number, roll: number, focal: number) {
  return ({ x, y }: { x: number; y: number }) => {
    const from = { x: (x - 160) / focal, y: (y - 90) / focal };
    const rolled = {
      x: Math.cos(roll) * from.x - Math.sin(roll) * from.y,
      y: Math.sin(roll) * from.x + Math.cos(roll) * from.y,
    };
    const sideways = {
      x: Math.cos(yaw) * rolled.x + Math.sin(yaw),
      y: rolled.y,
      z: Math.cos(yaw) - Math.sin(yaw) * rolled.x,
    };
    const up = {
      x: sideways.x,
      y: Math.cos(pitch) * sideways.y + Math.sin(pitch) * sideways.z,
      z: Math.cos(pitch) * sideways.z - Math.sin(pitch) * sideways.y,
    };
    return { x: 160 + (focal * up.x) / up.z, y: 90 + (focal * up.y) / up.z };
  };
}

test.each([
  { name: 'to the side', yaw: 0.12, pitch: 0, roll: 0 },
  { name: 'up', yaw: 0, pitch: -0.08, roll: 0 },
  { name: 'askew', yaw: 0.01, pitch: 0.02, roll: 0.09 },
  { name: 'every way', yaw: -0.1, pitch: 0.05, roll: -0.06 },
])('a camera turned $name is fitted to a fraction of a pixel', ({ yaw, pitch, roll }) => {
  const focal = 250;
  const view = turnedView(yaw, pitch, roll, focal);
  const pairs = spots.map((from) => ({ from, to: view(from) }));
  const lens = { focal, cx: 160, cy: 90 };
  const fitted = fitTurn(pairs, lens);
  expect(fitted).not.toBeNull();
  for (const { from, to } of pairs) {
    const at = applyMotion(fitted ?? noMotion, from.x, from.y);
    expect(Math.hypot(at.x - to.x, at.y - to.y)).toBeLessThan(0.2);
  }
});
