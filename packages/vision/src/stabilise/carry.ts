import type { RimEllipse } from '../analysis.ts';
import type { FeetInPicture } from '../people-watch.ts';
import type { Motion } from './motion.ts';
import { applyMotion, growthAt } from './motion.ts';

interface Round {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** A ball as another view shows it. */
export function carryBall<T extends Round>(motion: Motion, ball: T): T {
  const { x, y, diameter } = ball;
  return { ...ball, ...applyMotion(motion, x, y), diameter: diameter * growthAt(motion, x, y) };
}

/** Feet as another view shows them. */
export function carryFeet(motion: Motion, { x, y, across, down }: FeetInPicture): FeetInPicture {
  const growth = growthAt(motion, x, y);
  return { ...applyMotion(motion, x, y), across: across * growth, down: down * growth };
}

/** A ring as another view shows it: still an upright ellipse, since phones turn little around their lens. */
export function carryRim(motion: Motion, { cx, cy, rx, ry }: RimEllipse): RimEllipse {
  const middle = applyMotion(motion, cx, cy);
  const [left, right] = [cx - rx, cx + rx].map((x) => applyMotion(motion, x, cy));
  const [above, below] = [cy - ry, cy + ry].map((y) => applyMotion(motion, cx, y));
  return {
    cx: middle.x,
    cy: middle.y,
    rx: Math.hypot(right!.x - left!.x, right!.y - left!.y) / 2,
    ry: Math.hypot(below!.x - above!.x, below!.y - above!.y) / 2,
  };
}
