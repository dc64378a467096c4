import { describe, expect, test } from 'vitest';
import type { BallTrajectory } from './ball-trajectory.ts';
import { splitTrajectory, isHigh } from './split-trajectory.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { inRow, sighting, trajectoryWith } from './testing/rim-sightings.ts';
import { straight } from './testing/film-trajectory.ts';

const rimArrival = (start: number, from: number, at: number, thrown = true): RimArrival => ({
  ...{ flight: straight([-6, -3], [10, 5], start, at), start, from, at, thrown, short: false },
});
/** Moments of the parts that a trajectory is split into. */
const cut = (known: Partial<BallTrajectory>): number[][] =>
  splitTrajectory(trajectoryWith(known)).map(({ sightings }) =>
    sightings.map(({ seconds }) => seconds),
  );

describe('whether a sighting is high', () => {
  test.each([
    ['in the ring', 0, 0.1, true],
    ['not under it', 0, 0.2, false],
    ['above it', 0, -3.9, true],
    ['near it', -2.1, 0, true],
    ['not beside it', 2.3, 0, false],
  ])('%s', (_name, u, v, high) => {
    expect(isHigh({ ...sighting(0, u, v) }, 0.3)).toBe(high);
  });
});

describe('where a trajectory is split', () => {
  const low = sighting(1.4, 0, 1.3);
  test.each([
    ['where a thrown ball comes', { sightings: [sighting(1, 0, 0), sighting(1.3, 0, 0)], rimArrivals: [rimArrival(0.8, 1.2, 1.25)] }, [[1], [1.3]]],
    ['not where a ball bounces', { sightings: [sighting(1, 0, 0), sighting(1.3, 0, 0)], rimArrivals: [rimArrival(0.8, 1.2, 1.25, false)] }, [[1, 1.3]]],
    ['where the ball was gone', { sightings: [sighting(1, 0, 0), sighting(1.55, 0, 0)] }, [[1], [1.55]]],
    ['not where it was for a moment', { sightings: [sighting(1, 0, 0), sighting(1.45, 0, 0)] }, [[1, 1.45]]],
    ['in real seconds', { sightings: [sighting(1, 0, 0), sighting(1.9, 0, 0)], pace: 0.5 }, [[1, 1.9]]],
    ['not where a ball is low in between', { sightings: [sighting(1, 0, 0), low, sighting(1.85, 0, 0)] }, [[1, 1.4, 1.85]]],
    ['not when it was never low', { sightings: [sighting(1, 0, 0), sighting(1.4, 0, 0.9), sighting(1.8, 0, 0.9), sighting(2.2, 0, 0)] }, [[1, 1.4, 1.8, 2.2]]],
    ['not by a flight from before', { sightings: [sighting(1, 0, 0), low, sighting(1.85, 0, 0)], rimArrivals: [rimArrival(1.3, 1.8, 2, false)] }, [[1, 1.4, 1.85]]],
    ['not by a flight that is over', { sightings: [sighting(1, 0, 0), low, sighting(1.85, 0, 0)], rimArrivals: [rimArrival(1.5, 1.8, 1.85, false)] }, [[1, 1.4, 1.85]]],
    ['not by one that takes longer', { sightings: [sighting(1, 0, 0), low, sighting(1.85, 0, 0)], rimArrivals: [rimArrival(1.5, 1.8, 3.5, false)] }, [[1, 1.4, 1.85]]],
  ])('%s', (_name, known, parts) => {
    expect(cut(known).filter((part) => part.length > 0)).toEqual(parts);
  }); // prettier-ignore

  test('so that each part has the throw that brought it', () => {
    const thrown = rimArrival(0.8, 1.2, 1.25);
    const parts = splitTrajectory(trajectoryWith({ sightings: [sighting(1.3, 0, 0), sighting(2, 0, 0)], rimArrivals: [thrown] }));
    expect(parts.map((part) => part.rimArrival)).toEqual([thrown, null]);
    const late = splitTrajectory(trajectoryWith({ sightings: [sighting(2, 0, 0)], rimArrivals: [thrown] }));
    expect(late.map((part) => part.rimArrival)).toEqual([null]);
  }); // prettier-ignore
});

describe('a ball that is followed up from below the ring', () => {
  const high = sighting(1, 0, 0);
  /** Each picture this much higher, from below the ring up to its height. */
  const rises = (from: number, step = 0.5) =>
    inRow(
      1.1,
      ...Array.from({ length: Math.ceil(from / step) + 1 }, (_, at): [number, number] => [
        0,
        from - step * at,
      ]),
    );
  const partsOf = (...sightings: readonly ReturnType<typeof sighting>[]) =>
    cut({ sightings: [high, ...sightings] }).length;
  test.each([
    ['was thrown again', rises(2), 2],
    ['was thrown again, however fast it rose', inRow(1.1, [0, 2], [0, 1.2], [0, 0.1]), 2],
    ['was not when it came from the net', rises(0.95), 1],
    ['was not when it was vague', [sighting(1.1, 0, 2, 0.4), sighting(1.133, 0, 1.3, 0.4), sighting(1.166, 0, 0.05)], 1],
    ['was not when it fell in between', [sighting(1.1, 0, 1.9), sighting(1.133, 0, 1.1), sighting(1.15, 0, 0.9), sighting(1.166, 0, 1), sighting(1.19, 0, 0)], 1],
    ['was not when it was seen below once', [sighting(1.1, 0, 1.3), sighting(1.133, 0, 0)], 1],
  ])('%s', (_name, sightings, parts) => {
    expect(partsOf(...sightings)).toBe(parts);
  }); // prettier-ignore

  const high2 = sighting(1.45, 0, 0);
  const beside = (u: number, v: number, score?: number) => [sighting(1.2, u, v, score), sighting(1.25, u, v, score)]; // prettier-ignore
  test.each([
    ['was thrown again', [...beside(1.05, 0.25), high2], 2],
    ['was not when it was in the net', [...beside(0.95, 0.25), high2], 1],
    ['was not when it was at the ring', [...beside(1.05, 0.15), high2], 1],
    ['was not when it was vague', [...beside(1.05, 0.25, 0.45), high2], 1],
    ['was not when it was there once', [sighting(1.2, 1.05, 0.25), high2], 1],
    ['was thrown once', [...beside(1.05, 0.25), high2, sighting(1.5, 0, 0)], 2],
    ['was not when it was there once each time', [sighting(1.2, 1.05, 0.25), high2, sighting(1.6, 1.05, 0.25), sighting(1.8, 0, 0)], 1],
    ['was thrown as often as it was there', [...beside(-1.05, 0.25), high2, sighting(1.6, -1.05, 1.05), sighting(1.7, -1.05, 1.05), sighting(1.8, 0, 0)], 3],
  ])('beside the net, and high again, %s', (_name, sightings, parts) => {
    expect(partsOf(...sightings)).toBe(parts);
  }); // prettier-ignore

  test('takes its rise along, not what fell', () => {
    const fell = [sighting(1.2, 1.05, 0.9), sighting(1.25, 1.05, 1.5), sighting(1.3, 1.05, 2)];
    expect(cut({ sightings: [high, ...fell, high2] }).map((part) => part.length)).toEqual([4, 1]);
    expect(cut({ sightings: [high, sighting(1.05, 0, 1), ...rises(2)] }).map((part) => part.length)).toEqual([1, 6]);
    const slow = [sighting(1.2, 0, 1.5), sighting(1.8, 0, 2), sighting(2.4, 0, 1.5), sighting(2.7, 0, 0)];
    expect(cut({ sightings: [high, ...slow], pace: 0.5 }).map((part) => part.length)).toEqual([2, 3]);
    const late = [sighting(1.2, 0, 1.5), sighting(1.65, 0, 2.5), sighting(1.7, 0, 2), ...rises(2).map((one) => ({ ...one, seconds: one.seconds + 0.63 }))];
    expect(cut({ sightings: [high, ...late] }).map((part) => part.length)).toEqual([2, 7]);
  }); // prettier-ignore
});
