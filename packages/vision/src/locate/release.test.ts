import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { GRAVITY } from '../physics.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';
import { feetUnder, releaseAt, releaseHeight } from './release.ts';

const at = (x: number, y: number, z: number) => ({ x, y, z });
const risingFrom = (z: number): BallState => ({ at: at(0, 15, z), speed: at(0, -15, 20) });

test.each([
  ['at a first sighting at the chest', 6, 6],
  ['no higher than arms reach, however late the ball was first seen', 12, 7.6],
])('the hands release %s', (_name, firstSeen, height) => {
  expect(releaseHeight(risingFrom(firstSeen), REGULATION)).toBeCloseTo(height, 9);
});

describe('the ball at its release', () => {
  test.each([
    ['before it was first seen', 8.5, 7.6],
    ['long before', 14, 7.6],
    ['after it was first seen, in hands that still lift it', 7, 7.6],
  ])('is on its way up %s', (_name, firstSeen, height) => {
    const first = risingFrom(firstSeen);
    const { state, before } = releaseAt(first, height);
    expect(state.at.z).toBeCloseTo(height, 3);
    expect(state.speed.z).toBeGreaterThan(0);
    expect(Math.sign(before)).toBe(Math.sign(firstSeen - height));
    const again = flyOn(state, before);
    expect(again.at.z).toBeCloseTo(firstSeen, 2);
    expect(again.at.y).toBeCloseTo(15, 2);
  });

  test('is its lowest point if the flight never was this low', () => {
    const { state, before } = releaseAt({ at: at(0, 15, 9), speed: at(0, 0, 4) }, 12);
    expect(state.speed.z).toBeCloseTo(0, 1);
    // Gravity slows 4 ft/s in this time.
    expect(-before).toBeCloseTo(4 / GRAVITY, 2);
  });
});

test.each([
  ['at the free-throw line, a foot behind the hands', at(0, 14, 8), 1, { x: 0, y: 15 }],
  ['in the corner, along the way to the basket', at(-21, 0, 8), 1, { x: -22, y: 0 }],
  ['aslant', at(6, 8, 8), 2, { x: 7.2, y: 9.6 }],
  ['near the basket, a third of the way', at(0, 1.5, 8), 1, { x: 0, y: 2 }],
  ['right under the basket, there', at(0, 0, 8), 1, { x: 0, y: 0 }],
])('the feet are %s', (_name, hands, ahead, feet) => {
  const found = feetUnder({ at: hands, speed: at(0, 0, 0) }, ahead);
  expect(found.x).toBeCloseTo(feet.x, 9);
  expect(found.y).toBeCloseTo(feet.y, 9);
});
