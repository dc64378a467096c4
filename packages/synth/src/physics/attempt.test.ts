import { describe, expect, it } from 'vitest';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { aimAt } from './aim.ts';
import { flyAttempt } from './attempt.ts';
import { PHYSICS } from './constants.ts';

const FREE_THROW = vec3(0, 13, 7.4);

/** A free throw that comes down `off` feet from the ring's centre. */
const freeThrow = (off: { x: number; y: number }) =>
  flyAttempt(FREE_THROW, aimAt(FREE_THROW, off, 52), 1.5);

describe('a free throw', () => {
  it.each<[string, { x: number; y: number }, 'made' | 'missed', boolean]>([
    ['through the middle', { x: 0, y: 0 }, 'made', false],
    ['a little long', { x: 0, y: -0.15 }, 'made', false],
    ['two feet to the left', { x: -2, y: 0 }, 'missed', false],
    ['two feet short', { x: 0, y: 2 }, 'missed', false],
    ['onto the side of the ring', { x: 0.9, y: 0 }, 'missed', true],
  ])('%s', (_, off, outcome, touchesRim) => {
    const attempt = freeThrow(off);
    expect(attempt.outcome).toBe(outcome);
    expect(attempt.rimContacts > 0).toBe(touchesRim);
  });

  it('reaches the ring after about a second, and the net holds it for a moment', () => {
    const { rimSeconds, net } = freeThrow({ x: 0, y: 0 });
    expect(rimSeconds).toBeGreaterThan(0.7);
    expect(rimSeconds).toBeLessThan(1.3);
    expect(net).not.toBeNull();
    expect((net?.to ?? 0) - (net?.from ?? 0)).toBeGreaterThan(0.1);
  });

  it.each([0, 0.2, 0.35])('is held by the net, aimed %s feet aside', (x) => {
    const { positions, net } = freeThrow({ x, y: -0.2 });
    expect(net).not.toBeNull();
    const [from, to] = [net?.from ?? 0, net?.to ?? 0].map((s) => s / PHYSICS.STEP_SECONDS);
    const aside = positions.slice(from, to).map((place) => Math.hypot(place.x, place.y));
    // In footage a ball's centre stays within 0.8 of the ring's radius.
    expect(Math.max(...aside)).toBeLessThan(0.6);
  });

  it('comes down where it was aimed, drag included', () => {
    const target = { x: -3, y: 1 };
    const { positions } = freeThrow(target);
    const apex = positions.reduce((best, p, i) => (p.z > (positions[best]?.z ?? 0) ? i : best), 0);
    const crossing = positions.slice(apex).find(({ z }) => z <= 10);
    expect(crossing?.x).toBeCloseTo(target.x, 1);
    expect(crossing?.y).toBeCloseTo(target.y, 1);
  });
});

it('is followed until its outcome is known, however long it bounces on the ring', () => {
  const flights = Array.from({ length: 120 }, (_, n) => {
    const target = { x: 0.55 * Math.cos(n * 2.4), y: 0.55 * Math.sin(n * 2.4) };
    const velocity = aimAt(FREE_THROW, target, 46 + (n % 20));
    return {
      reported: flyAttempt(FREE_THROW, velocity, 0.2).outcome,
      long: flyAttempt(FREE_THROW, velocity, 6),
    };
  });
  // The relevant cases: balls that fall through late.
  const late = flights.filter(({ long: { net, rimSeconds } }) => net && net.to - rimSeconds > 1);
  expect(late.length).toBeGreaterThan(2);
  expect(flights.map(({ reported }) => reported)).toEqual(flights.map(({ long }) => long.outcome));
});

describe('a bouncing ball', () => {
  it('never sinks into the floor and loses height with every bounce', () => {
    const { positions } = flyAttempt(vec3(10, 10, 6), vec3(0, 0, 0), 2);
    expect(Math.min(...positions.map(({ z }) => z))).toBeGreaterThan(0.39);
    const peaks = localPeaks(positions);
    expect(peaks.length).toBeGreaterThan(1);
    expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
  });
});

function localPeaks(positions: readonly Vec3[]): number[] {
  const heights = positions.map(({ z }) => z);
  return heights.filter((z, i) => i > 0 && z > (heights[i - 1] ?? z) && z >= (heights[i + 1] ?? z));
}
