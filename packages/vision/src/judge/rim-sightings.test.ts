import { describe, expect, test } from 'vitest';
import type { RimSighting } from './rim-sightings.ts';
import {
  clearestSightings,
  followThrow,
  removePass,
  removeRise,
  withoutJumps,
} from './rim-sightings.ts';
import { sighting } from './testing/rim-sightings.ts';
import { rim, samplesOf, straight } from './testing/film-trajectory.ts';

const mapOf = (...sightings: readonly RimSighting[]): Map<number, RimSighting> =>
  new Map(sightings.map((one) => [one.seconds, one]));
const sampled = (u: number, v: number, score = 0.8) => samplesOf(() => ({ u, v }), 1 / 30, score);

describe('the clearest sighting of a moment', () => {
  const flight = (diameter: number) => {
    const one = straight([0, 0], [0, 0], 0, 0.9);
    return { ...one, points: one.points.map((point) => ({ ...point, diameter })) };
  };
  test.each([
    ['is a clear ball', sampled(1, 1, 0.7), [flight(21)], 0.7],
    ['is a flight where the ball is vague', sampled(1, 1, 0.5), [flight(21)], 0.6],
    ['is no flight far behind the ring', sampled(1, 1, 0.5), [flight(13)], 0.5],
    ['is one not so far', sampled(1, 1, 0.5), [flight(14)], 0.6],
    ['is nothing far aside', sampled(4.6, 0), [], undefined],
    ['is a ball less far aside', sampled(-4.5, 0), [], 0.8],
    ['is nothing far below', sampled(0, 4.6), [], undefined],
    ['is a ball less far below', sampled(0, 4.5), [], 0.8],
    ['is a ball however far above', sampled(0, -9), [], 0.8],
  ])('%s', (_name, samples, flights, score) => {
    expect(clearestSightings(samples, flights, rim).get(0)?.score).toBe(score);
  });
});

describe('another ball in front of the ring', () => {
  const pass = straight([-9, -4.5], [20, 10], 0, 0.9);
  const shot = straight([-6, -3], [10, 5], 0, 0.9);
  /** The flight's own position at its fifth sighting, and something this far beside it. */
  const beside = (u: number, v: number, by: number) =>
    mapOf(sighting(pass.points[4]!.seconds, u, v + by));
  test.each([
    ['is removed with a pass that went by', straight([-4, -4.5], [20, 10], 0, 0.9), beside(4, -0.5, 1), 1],
    ['is removed with a pass from elsewhere', straight([-5, -4.5], [20, 10], 0, 0.9), beside(3, -0.5, 1), 0],
    ['stays where it is not the pass', straight([-5, -4.5], [20, 10], 0, 0.9), beside(3, -0.5, 1.1), 1],
    ['stays for a shot', shot, beside(-2, -1, 0), 1],
  ])('%s', (_name, flight, sightings, left) => {
    removePass(sightings, flight, rim, 1);
    expect(sightings.size).toBe(left);
  }); // prettier-ignore
});

describe('a thrown ball', () => {
  const flight = straight([-3, -3], [10, 10], 0, 0.9);
  const rimArrival = { flight, start: 0, from: 0.35, at: 0.3, thrown: true, short: false };
  const at = (index: number): number => flight.points[index]!.seconds;
  test.each([
    ['is not at the ring before it comes to it', sighting(at(3), 0, 0), undefined],
    ['leaves others there', sighting(at(3), 3, 0), { u: 3 }],
    ['is where it flies once it comes', sighting(at(4), -2, 0), { u: 1, score: 0.6 }],
    ['is where it is seen near its trajectory', sighting(at(4), 1.5, 1), { u: 1.5, score: 0.8 }],
  ])('%s', (_name, seen, expected) => {
    const sightings = mapOf(seen);
    followThrow(sightings, rimArrival, rim);
    const found = sightings.get(seen.seconds);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ ...expected, u: expect.closeTo(expected.u) as number });
  });

  test('is reported around the ring only', () => {
    const sightings = mapOf();
    followThrow(sightings, { ...rimArrival, flight: straight([-3, -3.2], [10, 10], 0, 0.9) }, rim);
    expect(Math.max(...[...sightings.values()].map(({ u }) => u))).toBeCloseTo(4, 6);
    expect(sightings.size).toBe(4);
  });

  test('is not at the ring on its way up', () => {
    const up = { ...straight([0, 3], [0, -10], 0, 0.9) };
    const sightings = mapOf(sighting(at(2), 0, 1), sighting(at(3), 2, 0), sighting(at(5), 0, -2.1));
    removeRise(sightings, up, rim);
    expect([...sightings.values()].map(({ u }) => u)).toEqual([2]);
    removeRise(sightings, straight([2, -3], [0, 10], 0, 0.9), rim);
    expect(sightings.size).toBe(1);
  });
});

describe('sightings while a ball is followed', () => {
  const followed = new Map([0, 60].map((seconds) => [seconds, { u: 0, v: 0 }]));
  test.each([
    ['elsewhere show another object', [sighting(0, 0, 0), sighting(0.1, 5, 0)], 1, [0]],
    [
      'as far away as a ball gets show the ball',
      [sighting(0, 0, 0), sighting(0.1, 4.7, 0)],
      1,
      [0, 0.1],
    ],
    [
      'in slow motion, as far away as it gets',
      [sighting(0, 0, 0), sighting(0.1, 2.7, 0)],
      0.5,
      [0],
    ],
    [
      'elsewhere show another object, late in a video',
      [sighting(60, 0, 0), sighting(60.1, 5, 0)],
      1,
      [60],
    ],
    ['later may show the ball again', [sighting(0, 0, 0), sighting(1, 40, 0)], 1, [0, 1]],
    ['without a flight show the ball', [sighting(0, 1.1, 0), sighting(0.1, 9, 0)], 1, [0, 0.1]],
    ['near the flight show the ball', [sighting(0, 1, 0), sighting(0.1, 9, 0)], 1, [0]],
  ])('%s', (_name, sightings, pace, seconds) => {
    expect(withoutJumps(sightings, followed, pace).map((one) => one.seconds)).toEqual(seconds);
  });
});
