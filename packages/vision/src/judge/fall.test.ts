import { describe, expect, test } from 'vitest';
import { GRAVITY_RADII as gravity } from '../physics.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { RimSighting } from './rim-sightings.ts';
import { dropSeconds, fallSpeedOf, isLost } from './fall.ts';
import { sighting } from './testing/rim-sightings.ts';

/** Falls through the ring's height at second 1, at 8 half rim widths a second. */
const free = (t: number): number => 8 * (t - 1) + (gravity / 2) * (t - 1) ** 2;
/** The same fall, slowed by a net from second 1 on. */
const held = (t: number): number => (t < 1 ? free(t) : 5 * (t - 1));

/** On the grid that the ball is found on. */
function seen(
  trajectory: (t: number) => number,
  from = 0.7,
  to = 1.5,
  scale = { pace: 1, verticalForeshortening: 1 },
) {
  const sightings: RimSighting[] = [];
  for (let frame = Math.ceil(from * 30); frame / 30 < to; frame++) {
    const v = Math.round(trajectory(frame / 30) * 12) / 12;
    sightings.push({
      seconds: frame / 30 / scale.pace,
      u: 0.1,
      v: v * scale.verticalForeshortening,
      score: 0.8,
    });
  }
  return sightings;
}

describe('the speed below the ring, relative to free fall', () => {
  const level = { pace: 1, verticalForeshortening: 1 };
  test.each([
    ['a free fall', seen(free), level, 0.9, 1.1],
    ['held by the net', seen(held), level, 0.3, 0.6],
    [
      'a free fall in slow motion',
      seen(free, 0.7, 1.5, { pace: 0.5, verticalForeshortening: 1 }),
      { pace: 0.5, verticalForeshortening: 1 },
      0.9,
      1.1,
    ],
    [
      'a free fall seen from below',
      seen(free, 0.7, 1.5, { pace: 1, verticalForeshortening: 0.7 }),
      { pace: 1, verticalForeshortening: 0.7 },
      0.9,
      1.1,
    ],
    ['not seen below', seen(free, 0.7, 1.02), level, limits.heldShare, limits.heldShare],
    ['not seen coming', seen(held, 1), level, limits.heldShare, limits.heldShare],
  ])('%s', (_name, sightings, scale, least, most) => {
    const speed = fallSpeedOf(sightings, dropSeconds(sightings, 0.95 / scale.pace), scale);
    expect(speed).toBeGreaterThanOrEqual(least);
    expect(speed).toBeLessThanOrEqual(most);
  });
});

test('a ball that bounces on the ring drops when it comes down for the last time', () => {
  const dance = (t: number): number => -1 + 1.2 * Math.abs(Math.sin(6 * (t - 1)));
  const sightings = seen((t) => (t < 2 ? dance(t) : dance(2) + 8 * (t - 2)), 0.9, 2.5);
  const drop = dropSeconds(sightings, 1.2);
  expect(drop).toBeGreaterThan(2);
  expect(drop).toBeLessThan(2.3);
});

describe('the moment when a ball dropped that arrived at second 1', () => {
  const above = sighting(1, 0, -0.25);
  test.each([
    ['between two sightings', [above, sighting(1.1, 0, 0.75)], 1.025],
    ['beside the ring, too', [above, sighting(1.1, -1.5, 0.75)], 1.025],
    ['never: it stayed above', [above, sighting(1.1, 0, -0.1)], 1],
    ['never: it came from below', [sighting(1, 0, 0.25), sighting(1.1, 0, 0.75)], 1],
    ['at any time later', [sighting(2.1, 0, -0.5), sighting(2.15, 0, 0.5)], 2.125],
  ])('%s', (_name, sightings, seconds) => {
    expect(dropSeconds(sightings, 1)).toBeCloseTo(seconds, 6);
  });
});

describe('whether a speed below the ring is reported', () => {
  const level = { pace: 1, verticalForeshortening: 1 };
  const came = [sighting(0.9, 0, -0.9), sighting(0.97, 0, -0.34)];
  const fell = [sighting(1.1, 0, 0.6), sighting(1.17, 0, 0.95)];
  test.each([
    ['of a ball that was seen', came, fell, true],
    ['from two pictures of a usual camera', [sighting(0.94, 0, -0.5), sighting(0.973, 0, -0.2)], fell, true],
    ['not from one', [sighting(0.94, 0, -0.5)], fell, false],
    ['not from within the net', [came[0]!, sighting(0.97, 0, 0.15)], fell, false],
    ['right before it dropped', [sighting(0.87, 0, -0.9), came[1]!], fell, true],
    ['not long before', [sighting(0.84, 0, -0.9), came[1]!], fell, false],
    ['not after', [came[0]!, sighting(1.03, 0, 0.05)], fell, false],
    ['from within the net', came, [sighting(1.1, 0, 0.55), fell[1]!], true],
    ['not from the ring', came, [sighting(1.1, 0, 0.45), fell[1]!], false],
    ['to under the net', came, [sighting(1.1, 0, 2.5), sighting(1.17, 0, 2.9)], true],
    ['at the side of the net', came, [sighting(1.1, 0.95, 0.6), fell[1]!], true],
    ['not beside it', came, [sighting(1.1, 1.05, 0.6), fell[1]!], false],
    ['however long the net holds it', came, [sighting(1.9, 0, 0.6), sighting(1.97, 0, 0.95)], true],
    ['over more than a grid', came, [fell[0]!, sighting(1.15, 0, 0.95)], false],
    ['when it hangs', came, [fell[0]!, sighting(1.2, 0, 0.6)], true],
    ['not when it rises', came, [fell[0]!, sighting(1.2, 0, 0.58)], false],
  ])('%s', (_name, above, below, isReported) => {
    expect(fallSpeedOf([...above, ...below], 1, level) !== limits.heldShare).toBe(isReported);
  }); // prettier-ignore

  test.each([
    ['a free fall', free, level, 1],
    ['one in slow motion', free, { pace: 0.5, verticalForeshortening: 1 }, 1],
    ['one seen from below', free, { pace: 1, verticalForeshortening: 0.6 }, 1],
    ['a steady one of 5 half rim widths a second', held, level, 0.279],
  ])('as it is: %s', (_name, trajectory, scale, speed) => {
    const sightings = Array.from({ length: 40 }, (_, frame) => {
      const seconds = 0.8 + frame / 30;
      return sighting(seconds / scale.pace, 0, trajectory(seconds) * scale.verticalForeshortening);
    });
    expect(Math.abs(fallSpeedOf(sightings, 1 / scale.pace, scale) - speed)).toBeLessThan(0.01);
  });
});

test.each([1, 0.5])("a fall is compared with the ball's approach, at pace %d", (pace) => {
  // At 8 half rim widths a second above the ring, and at 5 below it.
  const seen = [
    [0.9, -0.9],
    [0.97, -0.34],
    [1.1, 0.6],
    [1.17, 0.95],
  ].map(([t, v]) => sighting(t! / pace, 0, v! * 0.5));
  const cameFrom = -0.62 - (gravity / 2) * 0.035 ** 2;
  const free = Math.sqrt(8 ** 2 + 2 * gravity * (0.775 - cameFrom));
  expect(fallSpeedOf(seen, 1 / pace, { pace, verticalForeshortening: 0.5 })).toBeCloseTo(
    5 / free,
    6,
  );
});

describe('whether a ball that fell to the ring was lost', () => {
  test.each([
    ['and into it', [sighting(0.9, 0, -2), sighting(1.05, 0.9, 0.9)], true],
    ['and bounced before it arrived', [sighting(0.8, 0, -2), sighting(0.9, 0, -2.5), sighting(1.05, 0, 0)], true],
    ['not one that bounced after it arrived', [sighting(0.9, 0, -0.5), sighting(1.05, 0, -0.6)], false],
    ['in it', [sighting(1, 0.9, 0.9)], true],
    ['not beside it', [sighting(1, -1.3, 0)], false],
    ['not under it', [sighting(1, 0, 1.1)], false],
    ['not above it', [sighting(1, 0, -1.1)], false],
    ['where it was last clear', [sighting(1, 0, 0, 0.55), sighting(1.1, 3, 3, 0.45)], true],
    ['not where it was clear before', [sighting(1, 0, 0), sighting(1.1, 3, 3)], false],
    ['only if it was ever seen', [], false],
  ])('%s', (_name, sightings, lost) => {
    expect(isLost(sightings, 1)).toBe(lost);
  }); // prettier-ignore
});
