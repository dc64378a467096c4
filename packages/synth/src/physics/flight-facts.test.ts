import { describe, expect, test } from 'vitest';
import { vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from './constants.ts';
import { flightFactsOf } from './flight-facts.ts';

const RING = 10;
const BEHIND = { x: 0, y: 30 };

/** A throw without drag from 7 ft, by its speed along the floor and up, until `seconds`. */
function thrown(along: number, up: number, seconds: number) {
  const { STEP_SECONDS, GRAVITY } = PHYSICS;
  const positions = Array.from({ length: Math.round(seconds / STEP_SECONDS) + 1 }, (_, step) => {
    const at = step * STEP_SECONDS;
    return vec3(0, 15 - along * at, 7 + up * at - (GRAVITY * at * at) / 2);
  });
  return { positions, rimSeconds: seconds };
}

/** Seconds after which it comes down to a height, feet. */
const downTo = (up: number, height: number) =>
  (up + Math.sqrt(up * up - 2 * PHYSICS.GRAVITY * (height - 7))) / PHYSICS.GRAVITY;

test.each([
  ['that comes down to the ring', RING],
  ['that a board stops above the ring', 11],
])('a throw %s', (_what, stopped) => {
  const [along, up] = [14, 22];
  const seconds = downTo(up, stopped);
  const facts = flightFactsOf(thrown(along, up, seconds), RING, BEHIND);
  const speed = Math.sqrt(up * up - 2 * PHYSICS.GRAVITY * (RING - 7));
  expect(facts.seconds).toBeCloseTo(seconds, 2);
  expect(facts.apexFeet).toBeCloseTo(7 + (up * up) / 2 / PHYSICS.GRAVITY, 2);
  expect(facts.entryDegrees).toBeCloseTo((Math.atan2(speed, along) * 180) / Math.PI, 0);
});

test('a throw that stays below the ring does not come down to it', () => {
  const facts = flightFactsOf(thrown(20, 10, 0.5), RING, BEHIND);
  expect(facts).toMatchObject({ entryDegrees: null, longFeet: null, rightFeet: null });
});

describe('the offset of a ball that comes down beside the ring', () => {
  const up = 22;
  /** Down at ring height `long` feet past the ring and `right` of it, from straight in front. */
  const facts = (long: number, right: number) => {
    const seconds = downTo(up, RING);
    const { positions } = thrown((15 + long) / seconds, up, seconds);
    const aside = positions.map(({ y, z }) => vec3(right, y, z));
    return flightFactsOf({ positions: aside, rimSeconds: seconds }, RING, BEHIND);
  };

  test.each([
    ['short', -1, 0],
    ['long', 0.8, 0],
    ['right', 0, 0.7],
    ['left and short', -0.5, -0.9],
  ])('%s', (_where, long, right) => {
    expect(facts(long, right).longFeet).toBeCloseTo(long, 1);
    expect(facts(long, right).rightFeet).toBeCloseTo(right, 2);
  });
});

test.each([
  ['behind the shooter', 0, 30, 0],
  ['under the basket', 0, -4, 0],
  ['at the side', 30, 0, 90],
  ['in the corner of the half court', -20, 20, 45],
])('a camera %s sees the flight under an angle', (_where, x, y, degrees) => {
  const seen = flightFactsOf(thrown(14, 22, 1), RING, { x, y });
  expect(seen.viewDegrees).toBeCloseTo(degrees, 5);
});
