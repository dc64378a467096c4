import { describe, expect, test } from 'vitest';
import type { CameraNumbers } from './camera.ts';
import { floorSeenBy, makeCamera } from './camera.ts';

const middle = { x: 320, y: 180 };
/** At half court, 5 ft high, looks level at the basket: focal length 500 px. */
const level: CameraNumbers = [0, 40, 5, Math.PI, 0, 0, Math.log(500)];
const moved = (at: number, by: number): CameraNumbers =>
  level.map((value, index) => (index === at ? value + by : value)) as unknown as CameraNumbers;

describe('a camera sees', () => {
  const tilt = Math.tan(0.1);
  test.each([
    ['the middle of its view', level, { x: 0, y: 0, z: 5 }, [320, 180, 40]],
    ['the ring above it', level, { x: 0, y: 0, z: 10 }, [320, 180 - 62.5, 40]],
    ['a point to the right of a player facing the basket', level, { x: 8, y: 0, z: 5 }, [420, 180, 40]],
    ['nearer things larger', level, { x: 8, y: 20, z: 5 }, [520, 180, 20]],
    ['things lower when it looks up', moved(4, 0.1), { x: 0, y: 0, z: 5 }, [320, 180 + 500 * tilt, 40 * Math.cos(0.1)]],
    ['things further left when it turns right', moved(3, -0.1), { x: 0, y: 0, z: 5 }, [320 - 500 * tilt, 180, 40 * Math.cos(0.1)]],
    ['things rotated when it rolls', moved(5, Math.PI / 2), { x: 0, y: 0, z: 10 }, [320 - 62.5, 180, 40]],
    ['from another spot', moved(0, 8), { x: 8, y: 0, z: 5 }, [320, 180, 40]],
    ['from higher', moved(2, 5), { x: 0, y: 0, z: 10 }, [320, 180, 40]],
    ['nothing behind it', level, { x: 0, y: 41, z: 5 }, null],
    ['nothing right in front of it', level, { x: 0, y: 39.6, z: 5 }, null],
  ] as const)('%s', (_name, numbers, place, expected) => {
    const seen = makeCamera(numbers, middle).project(place);
    if (expected === null) expect(seen).toBeNull();
    else {
      expect(seen?.x).toBeCloseTo(expected[0], 6);
      expect(seen?.y).toBeCloseTo(expected[1], 6);
      expect(seen?.depth).toBeCloseTo(expected[2], 6);
    }
  }); // prettier-ignore
});

test('a point seen at an image point and a depth is there', () => {
  const camera = makeCamera([18, 27, 5, Math.PI + 0.65, 0.15, 0.25, Math.log(510)], middle);
  const place = { x: -3, y: 9, z: 7.5 };
  const seen = camera.project(place);
  const back = seen && camera.placeAt(seen, seen.depth);
  expect(back?.x).toBeCloseTo(place.x, 6);
  expect(back?.y).toBeCloseTo(place.y, 6);
  expect(back?.z).toBeCloseTo(place.z, 6);
  expect(camera.focal).toBeCloseTo(510, 6);
});

test.each([
  [0, 0],
  [-7, 3],
  [22, 12],
])('the floor matrix projects floor points as the camera does: %i, %i', (x, y) => {
  const numbers: CameraNumbers = [18, 27, 5, Math.PI + 0.65, -0.15, 0.25, Math.log(510)];
  const [a, b, c, d, e, f, g, h, i] = floorSeenBy(numbers, middle) as [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  const seen = makeCamera(numbers, middle).project({ x, y, z: 0 });
  const depth = g * x + h * y + i;
  expect(depth).toBeCloseTo(seen?.depth ?? NaN, 9);
  expect((a * x + b * y + c) / depth).toBeCloseTo(seen?.x ?? NaN, 6);
  expect((d * x + e * y + f) / depth).toBeCloseTo(seen?.y ?? NaN, 6);
});
