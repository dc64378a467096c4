import { describe, expect, test } from 'vitest';
import type { RimSighting } from './rim-sightings.ts';
import { sighting } from './testing/rim-sightings.ts';
import { clipAtCatch, clipAtExit } from './clip-trajectory.ts';

/** Heights below the ring, a thirtieth of a second apart, of a ball that arrived at the fourth. */
const placesAt = (heights: readonly number[], score = 0.8): RimSighting[] =>
  heights.map((v, at) => ({ seconds: at / 30, u: 0.2, v, score }));
const arrival = 3 / 30;

const through = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.3, 1.7, 2.6];
const dances = [-1.2, -0.8, -0.4, -0.4, -0.5];

test.each([
  ['a ball that fell through, and then a hand', placesAt([...through, 1, 0.9]), through.length],
  ['a ball that is still in the net', placesAt(through.slice(0, 7)), 7],
  ['a head below the ring while the ball lies on it', placesAt([...dances, 2.6, -0.4]), 7],
  ['something vague below the net', placesAt([...through, 1], 0.4), through.length + 1],
  ['a ball that passed below the ring before it came', placesAt([2, 2.6, 1, 0, 0.5]), 5],
])('%s', (_name, sightings, left) => {
  expect(clipAtExit(sightings, arrival, 1)).toHaveLength(left);
});

test('in slow motion a ball moves less from picture to picture', () => {
  const jumps = placesAt([-1.2, -0.8, -0.4, 0, 0.4, 1.1, 2.6, 1]);
  expect(clipAtExit(jumps, arrival, 1)).toHaveLength(7);
  expect(clipAtExit(jumps, arrival, 0.25)).toHaveLength(8);
});

test.each([
  ['falls out of the picture', [0.3, 2.6, 1], [0, 0, 0], 0.8, 2],
  ['was not followed from the ring', [0.2, 2.6, 1], [0, 0, 0], 0.8, 3],
  ['is still in it', [0.9, 2.45, 1], [0, 0, 0], 0.8, 3],
  ['falls aside', [0.9, 2.6, 1], [1, 1.5, 1], 0.8, 2],
  ['is another, further aside', [0.9, 2.6, 1], [-1, 2, 2], 0.8, 3],
  ['is as vague as something', [0.9, 2.6, 1], [0, 0, 0], 0.45, 3],
])('a ball that %s', (_name, heights, aside, score, left) => {
  const scores = [0.8, score, 0.8];
  const sightings = heights.map((v, at) => ({ seconds: 0.2 + at / 15, u: aside[at]!, v, score: scores[at]! })); // prettier-ignore
  expect(clipAtExit(sightings, arrival, 1)).toHaveLength(left);
});

describe('whether hands caught a ball', () => {
  const inNet = sighting(1.1, 0, 1.95);
  const under = sighting(1.2, 0.95, 2.05);
  const back = sighting(1.4, 0, 1.95);
  const left = (...sightings: readonly ReturnType<typeof sighting>[]) =>
    clipAtCatch(sightings, 1, 1).length;
  test.each([
    ['that is at the net again', [inNet, under, back], 1],
    ['that is right under the ring again', [inNet, under, sighting(1.4, 0, 0.05)], 1],
    ['not one that is at the ring', [inNet, under, sighting(1.4, 0, -0.05)], 3],
    ['not one that stays under the net', [inNet, under, sighting(1.4, 0, 2.05)], 3],
    ['not one that never was under it', [inNet, back], 2],
    ['not one that was there before it arrived', [sighting(0.95, 0, 2.05), inNet, back], 3],
    ['not one that was beside it', [inNet, sighting(1.2, 1.05, 2.05), back], 3],
    ['not one that is beside it again', [inNet, under, sighting(1.4, 1.05, 1.95)], 3],
    ['not where something vague was there', [inNet, sighting(1.2, 0, 2.05, 0.45), back], 3],
    ['not where something vague is there', [inNet, under, sighting(1.4, 0, 1.95, 0.45)], 3],
    ['whatever else was seen', [under, inNet, back, sighting(1.5, 0, 2.05)], 0],
  ])('%s', (_name, sightings, count) => {
    expect(left(...sightings)).toBe(count);
  });

  test('foreshortened heights, seen from below', () => {
    const seen = [inNet, under, back].map((one) => ({ ...one, v: one.v / 2 }));
    expect(clipAtCatch(seen, 1, 0.5)).toHaveLength(1);
    expect(clipAtCatch(seen, 1, 1)).toHaveLength(3);
  });
});
