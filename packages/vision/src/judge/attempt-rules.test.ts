import { describe, expect, test } from 'vitest';
import { findAttempts } from './attempts.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import type { RimSighting } from './rim-sightings.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { sighting, trajectoryWith } from './testing/rim-sightings.ts';
import { straight } from './testing/film-trajectory.ts';

const found = (sightings: readonly RimSighting[], known: Partial<BallTrajectory> = {}) =>
  findAttempts(trajectoryWith({ sightings, ...known }));
const arrivals = (
  sightings: readonly RimSighting[],
  known: Partial<BallTrajectory> = {},
): number[] => found(sightings, known).map(({ arrival }) => arrival);

describe('whether a ball seen at the ring makes an attempt, wherever it came from', () => {
  /** Above the ring, and 0.2 s later under it. */
  const falls = (u: number, top: number, score = 0.8): RimSighting[] => [
    sighting(1, u, top, score),
    sighting(1.03, u, top + 0.05, score),
    sighting(1.2, u, 1.5, score),
  ];
  test.each([
    ['from above', falls(0, -1), {}, 1],
    ['beside it', falls(2.1, -0.4), {}, 1],
    ['not further beside it', falls(2.3, -0.4), {}, 0],
    ['not by a single sighting', falls(0, -1).slice(1), {}, 0],
    ['when it is clear', falls(0, -1, 0.61), {}, 1],
    ['not when it is vague', falls(0, -1, 0.59), {}, 0],
    ['when it is clear once', [sighting(1, 0, -1, 0.61), ...falls(0, -1, 0.55).slice(1)], {}, 1],
    ['when it is vague and bounced', falls(0, -1, 0.59), { bounces: [1.1] }, 1],
    ['not when another bounced before', falls(0, -1, 0.59), { bounces: [0.9] }, 0],
    ['not when another bounced after', falls(0, -1, 0.59), { bounces: [1.3] }, 0],
    ['not when it passes by', [sighting(1, 2, -1), sighting(1.03, 2, -1.1), sighting(1.2, 3, 0)], {}, 0],
    ['near enough', [sighting(1, 2, -1), sighting(1.03, 2, -0.9), sighting(1.2, 3, 0)], {}, 1],
    ['far, but it bounced', [sighting(1, 2, -2), sighting(1.03, 2, -1.9), sighting(1.2, 3, 0)], { bounces: [1.1] }, 1],
    ['not when it lies there', [sighting(1, 0, -0.5), sighting(1.1, 0, -0.4), sighting(1.2, 0, -0.32)], {}, 0],
    ['when it falls a little', [sighting(1, 0, -0.5), sighting(1.1, 0, -0.4), sighting(1.2, 0, -0.28)], {}, 1],
  ])('%s', (_name, sightings, known, count) => {
    expect(found(sightings, known)).toHaveLength(count);
  }); // prettier-ignore

  const rimArrival = (at: number, more: Partial<RimArrival> = {}): RimArrival => ({
    ...{ flight: straight([-6, -3], [10, 5], 0.5, at), start: 0.5, from: 0.9, at },
    ...{ thrown: false, short: false },
    ...more,
  });
  test.each([
    ['when it flew in', [rimArrival(1.1)], 0.59, 1],
    ['not when it flew in before that', [rimArrival(0.95)], 0.59, 0],
    ['not when it flies in later', [rimArrival(1.3)], 0.59, 0],
    ['not what was vague before it came', [rimArrival(1.1, { from: 1.15 })], 0.45, 0],
    ['what was clear before it came', [rimArrival(1.1, { from: 1.15 })], 0.55, 1],
    ['what was vague since it came', [rimArrival(1.1)], 0.45, 1],
  ])('%s', (_name, rimArrivals, score, count) => {
    expect(found(falls(0, -1, score), { rimArrivals })).toHaveLength(count);
  });

  test.each([
    ['is not in the air before its throw', 1.4, 1.5, 1],
    ['is in the air until it comes', 0.5, 1.5, 0],
  ])('%s', (_name, start, from, count) => {
    const rimArrivals = [rimArrival(1.6, { start, from, thrown: true })];
    expect(found(falls(0, -1), { rimArrivals })).toHaveLength(count);
  });
});

describe('when a ball seen at the ring arrives', () => {
  const high = [sighting(1, 1, -2), sighting(1.05, 1, -1.9)];
  test.each([
    ['when it touches the ring', [...high, sighting(1.1, 1, -0.9), sighting(1.2, 1, 1)], {}, 1.1],
    ['not while it is above it', [...high, sighting(1.1, 1, -1.1), sighting(1.2, 1, 1)], {}, 1.2],
    ['not beside it', [...high, sighting(1.1, 2.3, 0), sighting(1.2, 1, 1)], {}, 1.2],
    ['when it bounces before', [...high, sighting(1.1, 1, -0.7)], { bounces: [1.07] }, 1.07],
    ['when it touches before it bounces', [...high, sighting(1.1, 1, -0.7), sighting(1.3, 1, -1)], { bounces: [1.2] }, 1.1],
    ['when it bounces and never touches', [...high, sighting(1.1, 1, -1.2)], { bounces: [0.9, 1.07] }, 1.07],
    ['when it is nearest', [...high, sighting(1.1, 1, -1.2), sighting(1.2, 1, -1.5)], {}, 1.1],
  ])('%s', (_name, sightings, known, arrival) => {
    expect(arrivals(sightings, known)).toEqual([arrival]);
  }); // prettier-ignore
});

describe('a ball that comes up in front of the ring', () => {
  const up = (seconds: number, score = 0.8) => sighting(seconds, 0, 1.3, score);
  const over = [sighting(1, 0, -0.5), sighting(1.1, 0, -3), sighting(1.2, 0, -3), sighting(1.3, 0, -0.5), sighting(1.4, 0, 0.5)]; // prettier-ignore
  test.each([
    ['arrives when it comes down', [up(0.9), ...over], {}, 1.3],
    ['arrives when it is there, if it did not come up', over, {}, 1],
    ['arrives when it is there, if that was long before', [up(0.45), ...over], {}, 1],
    ['in real seconds', [up(0.45), ...over], { pace: 0.8 }, 1.3],
    ['arrives when it is there, if it came from the net', [sighting(0.9, 0, 0.9), ...over], {}, 1],
    ['not if it was vague', [up(0.9, 0.45), ...over], {}, 1],
    ['which cannot be seen from under the ring', [up(0.9), ...over], { rim: { cx: 400, cy: 200, rx: 20, ry: 10 } }, 1],
  ])('%s', (_name, sightings, known, arrival) => {
    expect(arrivals(sightings, known)).toEqual([arrival]);
  }); // prettier-ignore

  test('is judged from its highest point on', () => {
    expect(found([up(0.9), ...over])[0]?.from).toBe(1.2);
  });
});

describe('when a ball whose throw was seen arrives', () => {
  const flight = straight([-4, -2], [10, 5], 0.6, 1);
  const thrown: RimArrival = { flight, start: 0.6, from: 0.8, at: 1, thrown: true, short: false };
  const coming = [sighting(0.85, -1.5, -1.4), sighting(0.95, -0.5, -1.1)];
  const at = (sightings: readonly RimSighting[], known: Partial<BallTrajectory> = {}) =>
    arrivals([...coming, ...sightings], { rimArrivals: [thrown], ...known });
  test.each([
    ['where its flight says', [], {}, 1],
    ['when it touches the ring before', [sighting(0.97, -0.3, -0.7)], {}, 0.97],
    ['when it touches the ring a little later', [sighting(1.1, 0, 0)], {}, 1.1],
    ['when it bounces before', [sighting(1.1, 3, 0)], { bounces: [0.7, 0.9, 1.05] }, 0.9],
    ['not when something bounces before it comes', [sighting(1.1, 3, 0)], { bounces: [0.7] }, 1],
    ['not when something bounces after it left', [], { bounces: [0.99] }, 1],
  ])('%s', (_name, sightings, known, arrival) => {
    expect(at([...sightings].sort((a, b) => a.seconds - b.seconds), known)).toEqual([arrival]);
  }); // prettier-ignore

  describe('a throw that turns before its flight reaches the ring', () => {
    const short = straight([-6, -3], [10, 5], 0.5, 0.9);
    const turned: RimArrival = {
      flight: short,
      start: 0.5,
      from: 0.6,
      at: 1.05,
      thrown: true,
      short: false,
    };
    /** Sightings after its flight ended at 0.9, this far off its trajectory. */
    const seen = (off: number, ...seconds: readonly number[]) =>
      seconds.map((now) => sighting(now, -2 + 10 * (now - 0.9), -1.2 + 5 * (now - 0.9) - off));
    const until = (sightings: readonly RimSighting[]) =>
      arrivals([sighting(0.7, -4, -2), ...sightings], { rimArrivals: [turned] });
    test.each([
      ['is seen elsewhere', seen(1.1, 0.95, 1), 0.9],
      ['is seen on its trajectory', seen(0.7, 0.95, 1), 1.05],
      ['is on its trajectory at first', [...seen(0.4, 0.95), ...seen(2, 1)], 1.05],
      ['is seen elsewhere once', seen(1.1, 0.95), 1.05],
      ['is vague', seen(1.1, 0.95, 1).map((one) => ({ ...one, score: 0.45 })), 1.05],
    ])('%s', (_name, sightings, arrival) => {
      expect(until(sightings)).toEqual([arrival]);
    });
  });
});
