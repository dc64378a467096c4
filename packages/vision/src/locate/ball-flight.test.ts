import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import type { BallState } from './ball-flight.ts';
import { DRAG_PER_FOOT, GRAVITY } from '../physics.ts';
import { flyOn } from './ball-flight.ts';
import { atRing } from './fit-flight.ts';
import { feetUnder, releaseAt, releaseHeight } from './release.ts';

const thrown: BallState = { at: { x: 3, y: 15, z: 7 }, speed: { x: -2, y: -14, z: 24 } };

describe('a ball in the air', () => {
  test('falls as everything does, and air slows it', () => {
    const { at, speed } = flyOn({ at: { x: 0, y: 0, z: 50 }, speed: { x: 0, y: 0, z: 0 } }, 1);
    // Without air 33.913 ft/s and 33.04 ft. With it speed is √(g/k)·tanh(t·√(g·k)).
    const rate = Math.sqrt(GRAVITY * DRAG_PER_FOOT);
    expect(speed.z).toBeCloseTo(-(rate / DRAG_PER_FOOT) * Math.tanh(rate), 1);
    expect(at.z).toBeCloseTo(50 - Math.log(Math.cosh(rate)) / DRAG_PER_FOOT, 1);
  });

  test('keeps its horizontal speed except for drag', () => {
    const { at, speed } = flyOn({ at: { x: 1, y: 2, z: 50 }, speed: { x: 30, y: 40, z: 0 } }, 0.02);
    // 0.0067 · 50 · 30 and · 40 ft/s² of drag.
    expect(speed.x).toBeCloseTo(30 - 0.02 * 10.05, 2);
    expect(speed.y).toBeCloseTo(40 - 0.02 * 13.4, 2);
    expect(at.x).toBeCloseTo(1.598, 3);
    expect(at.y).toBeCloseTo(2.797, 3);
  });

  test('flies back to where it came from', () => {
    const back = flyOn(flyOn(thrown, 1.1), -1.1);
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(Math.abs(back.at[axis] - thrown.at[axis])).toBeLessThan(0.02);
      expect(Math.abs(back.speed[axis] - thrown.speed[axis])).toBeLessThan(0.02);
    }
  });

  test('does not fly for ever when a search strays', () => {
    expect(Number.isFinite(flyOn(thrown, 1e6).at.z) || Number.isNaN(flyOn(thrown, 1e6).at.z)).toBe(true); // prettier-ignore
    expect(flyOn(thrown, 0)).toEqual(thrown);
  });

  test('comes down to the ring', () => {
    const { state, seconds } = atRing(thrown, REGULATION);
    expect(state.at.z).toBeCloseTo(10, 2);
    expect(state.speed.z).toBeLessThan(0);
    const straight = flyOn(thrown, seconds);
    expect(Math.abs(straight.at.z - 10)).toBeLessThan(0.05);
    expect(Math.abs(straight.at.y - state.at.y)).toBeLessThan(0.05);
  });

  test('has its apex there if it stays below the ring', () => {
    const low: BallState = { at: { x: 0, y: 15, z: 5 }, speed: { x: 0, y: -10, z: 12 } };
    expect(Math.abs(atRing(low, REGULATION).state.speed.z)).toBeLessThan(0.5);
  });
});

describe('the release', () => {
  const seenAt = (z: number): BallState => ({ ...thrown, at: { ...thrown.at, z } });
  test.each([
    ['at the first sighting', 7, 7],
    ['no higher than arms reach', 9, 7.6],
  ])('is %s', (_name, z, height) => {
    expect(releaseHeight(seenAt(z), REGULATION)).toBeCloseTo(height, 9);
  });

  test('was at its height, on the way up, some time before', () => {
    const { state, before } = releaseAt(seenAt(9), 6);
    expect(state.at.z).toBeCloseTo(6, 3);
    expect(state.speed.z).toBeGreaterThan(24);
    expect(before).toBeCloseTo(3 / 25.8, 2);
    const again = flyOn(state, before);
    expect(Math.abs(again.at.z - 9)).toBeLessThan(0.01);
    expect(state.at.y).toBeCloseTo(15 + 14.2 * before, 1);
  });

  const feet = (x: number, y: number, ahead = 1) => feetUnder({ ...thrown, at: { x, y, z: 7 } }, ahead); // prettier-ignore
  test.each([
    ['behind the hands', feet(6, 8), [6.6, 8.8]],
    ['so far behind', feet(6, 8, 2), [7.2, 9.6]],
    ['a third of the way near the basket', feet(0, 1.5), [0, 2]],
    ['under the ball under the basket', feet(0, 0), [0, 0]],
  ])('puts the feet %s', (_name, { x, y }, expected) => {
    expect(x).toBeCloseTo(expected[0]!, 9);
    expect(y).toBeCloseTo(expected[1]!, 9);
  });
});
