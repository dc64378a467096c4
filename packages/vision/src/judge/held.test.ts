import { describe, expect, test } from 'vitest';
import { GRAVITY_RADII as gravity } from '../physics.ts';
import type { RimSighting } from './rim-sightings.ts';
import { heldSeconds } from './held.ts';
import { sighting } from './testing/rim-sightings.ts';

/** Half rim widths that a ball has fallen after some seconds, from this speed. */
const fallen = (t: number, speed = 0): number => speed * t + (gravity / 2) * t * t;

/** Half rim widths around the ring, by the second; the ball is in the ring at second 0. */
type Trajectory = (t: number) => { u: number; v: number };

const dropped: Trajectory = (t) => ({ u: 0.3, v: -0.5 + fallen(t + 0.1) });
const rolledOff: Trajectory = (t) => ({
  u: 0.8 + 2 * Math.max(0, t),
  v: -0.5 + fallen(Math.max(0, t)),
});
const swish: Trajectory = (t) => ({ u: 0, v: t < 0.05 ? 10 * t : 0.5 + 5 * (t - 0.05) });
/** Flat and fast into the back of the net, which it carries along until it hangs there. */
const flat: Trajectory = (t) => ({ u: Math.min(1.5, 15 * t), v: Math.min(0.7, 9 * t) });
const bounced: Trajectory = (t) => ({
  u: 0.5 + 3 * t,
  v: t < 0 ? 10 * t : -9 * t + (gravity / 2) * t * t,
});
const besideAllTheTime: Trajectory = () => ({ u: 1.4, v: 1 });
const onTheRing: Trajectory = () => ({ u: 0.7, v: 0.1 });

/** On the grid that the ball is found on. */
function seen(trajectory: Trajectory, frameRate = 30, until = 0.6): RimSighting[] {
  const onGrid = (value: number): number => Math.round(value * 12) / 12;
  return Array.from({ length: Math.round((until + 0.2) * frameRate) }, (_, frame) => {
    const seconds = frame / frameRate - 0.2;
    const { u, v } = trajectory(seconds);
    return { seconds, u: onGrid(u), v: onGrid(v), score: 0.8 };
  });
}

const level = { pace: 1, verticalForeshortening: 1 };

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
  ['two pictures alone', seen(flat).slice(7, 9), level, 0, 0],
  [
    'a ball that rolls off the ring in slow motion',
    seen((t) => rolledOff(t / 2), 30, 1.2),
    { pace: 0.5, verticalForeshortening: 1 },
    0,
    0,
  ],
])('%s', (_name, sightings, scale, least, most) => {
  const held = heldSeconds(sightings, scale);
  expect(held).toBeGreaterThanOrEqual(least);
  expect(held).toBeLessThanOrEqual(most);
});

describe('how long a net holds a ball', () => {
  const ring = sighting(0, 0, -0.1);
  /** Half rim widths aside and below, at this many half rim widths a second down, over a tenth of a second. */
  const hangs = (u: number, v: number, speed = 0, from = 0.1): RimSighting[] =>
    [0, 1, 2, 3].map((frame) => sighting(from + frame / 30, u, v + (speed * frame) / 30));
  test.each([
    ['below its middle', ring, hangs(0, 0.8), 0.1],
    ['that was at the ring before', sighting(0, 0.95, -0.1), hangs(0, 0.8), 0.1],
    ['not one that was beside it', sighting(0, 1.05, -0.1), hangs(0, 0.8), 0],
    ['that was above it before', sighting(0, 0, -1.5), hangs(0, 0.8), 0.1],
    ['not one that was above its side after that', ring, [sighting(0.05, 1.05, -0.1), ...hangs(1.1, 0.8)], 0],
    ['one that was beside it on its way down', ring, [sighting(0.05, 1.05, 0.1), ...hangs(1.1, 0.8)], 0.1],
    ['not one that was in the net', sighting(0, 0, 0.1), hangs(0, 0.8, 0, 0.3), 0],
    ['however far it swings', ring, hangs(-2.2, 0.8), 0.1],
    ['under the ring', ring, hangs(0, 0.3), 0.1],
    ['not on it', ring, hangs(0, 0.15), 0],
    ['above its end', ring, hangs(0, 1.95), 0.1],
    ['not under it', ring, hangs(0, 2.05), 0],
    ['that is slower than one which falls', ring, hangs(0, 0.3, 4.5), 0.1],
    ['not one as fast', ring, hangs(0, 0.3, 8), 0],
    ['however long ago it was in the ring', ring, hangs(0, 0.8, 0, 1.45), 0.1],
    ['not over less than the grid would show', ring, [sighting(0.3, 0, 0.8), sighting(0.35, 0, 0.8)], 0],
    ['over more', ring, [sighting(0.3, 0, 0.8), sighting(0.375, 0, 0.8)], 0.075],
    ['out of sight for a moment', ring, [sighting(0.3, 0, 0.8), sighting(0.48, 0, 0.8)], 0.18],
    ['that trembles', ring, [sighting(0.3, 0, 0.8), sighting(0.35, 0, 1.3), sighting(0.4, 0, 0.8)], 0.1],
    ['and no two times at once', ring, [...hangs(0, 0.8), sighting(0.23, 0, 2.6), ...hangs(0, 0.8, 0, 0.3)], 0.1],
  ])('%s', (_name, before, after, seconds) => {
    expect(heldSeconds([before, ...after], level)).toBeCloseTo(seconds, 6);
  }); // prettier-ignore

  test('is measured in real seconds', () => {
    expect(
      heldSeconds([ring, ...hangs(0, 0.8)], { pace: 0.9, verticalForeshortening: 1 }),
    ).toBeCloseTo(0.09, 6);
    const falls = [0, 1, 2, 3].map((at) => sighting(0.1 + at / 15, 0, 0.3 + (4 * at) / 15));
    expect(heldSeconds([ring, ...falls], { pace: 0.5, verticalForeshortening: 1 })).toBe(0);
    const short = [sighting(0.3, 0, 0.8), sighting(0.38, 0, 0.8)];
    expect(heldSeconds([ring, ...short], { pace: 0.5, verticalForeshortening: 1 })).toBe(0);
    const slow = [0, 0.15, 0.3].map((seconds) => sighting(1 + seconds, 0, 0.8));
    expect(heldSeconds([ring, ...slow], { pace: 0.5, verticalForeshortening: 1 })).toBeCloseTo(
      0.15,
      6,
    );
  });

  test('accounts for foreshortened heights seen from below', () => {
    const scale = { pace: 1, verticalForeshortening: 0.5 };
    expect(heldSeconds([ring, ...hangs(0, 0.95)], scale)).toBeCloseTo(0.1, 6);
    expect(heldSeconds([ring, ...hangs(0, 1.05)], scale)).toBe(0);
    expect(heldSeconds([ring, ...hangs(0, 0.15, 4)], scale)).toBe(0);
    expect(heldSeconds([ring, ...hangs(0, 0.15, 2.2)], scale)).toBeCloseTo(0.1, 6);
  });
});
