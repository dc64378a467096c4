import { expect, test } from 'vitest';
import { vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from './constants.ts';
import { flightFactsOf } from './flight-facts.ts';

const RING = 10;

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
  const facts = flightFactsOf(thrown(along, up, seconds), RING);
  const speed = Math.sqrt(up * up - 2 * PHYSICS.GRAVITY * (RING - 7));
  expect(facts.seconds).toBeCloseTo(seconds, 2);
  expect(facts.apexFeet).toBeCloseTo(7 + (up * up) / 2 / PHYSICS.GRAVITY, 2);
  expect(facts.entryDegrees).toBeCloseTo((Math.atan2(speed, along) * 180) / Math.PI, 0);
});

test('a throw that stays below the ring does not come down to it', () => {
  expect(flightFactsOf(thrown(20, 10, 0.5), RING).entryDegrees).toBeNull();
});
