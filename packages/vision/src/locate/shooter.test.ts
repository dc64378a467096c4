import { expect, test } from 'vitest';
import type { Detections, Mover } from '../detect/candidates.ts';
import type { Flight } from '../track/track.ts';
import { findShooter } from './shooter.ts';

const flight: Flight = {
  points: [{ seconds: 2, x: 100, y: 50, diameter: 10, roundness: 1, colour: null }],
  parabola: { at: 2, x0: 100, vx: 100, drift: 0, y0: 50, vy: -100, gravity: 300 },
  diameter: 10,
  residual: 0,
};

const seen = (seconds: number, ...movers: Mover[]): Detections => ({
  seconds,
  candidates: [],
  movers,
});
const shooter = { left: 85, right: 105, top: 60, bottom: 150 };
const far = { left: 300, right: 320, top: 60, bottom: 150 };

test('the mover below the first sighting is the shooter', () => {
  expect(findShooter(flight, [seen(1.9, far, shooter)])?.feet).toEqual({ x: 95, y: 150 });
});

test.each([
  ['nobody near', [seen(1.9, far)]],
  ['seen only long before', [seen(1, shooter)]],
  ['seen only after', [seen(2.2, shooter)]],
  ['a hand, not a player', [seen(1.9, { left: 95, right: 105, top: 55, bottom: 75 })]],
])('%s: no shooter', (_name, recent) => {
  expect(findShooter(flight, recent)).toBeNull();
});
