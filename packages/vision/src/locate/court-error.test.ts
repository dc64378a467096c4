import { describe, expect, test } from 'vitest';
import { errorOf, measureSpot, spotOf } from './court-error.ts';
import type { FloorFit } from './fit-homography.ts';
import { fitHomography } from './fit-homography.ts';
import { toCourt, toImage } from './homography.ts';
import { camera, marksSeen } from './testing/film-shot.ts';

function fitted(): FloorFit {
  const fit = fitHomography(marksSeen());
  if (!fit) throw new Error('Six good marks make a floor.');
  return fit;
}

/** The same floor as if the marks had no error. */
function exact(): FloorFit {
  const fit = fitted();
  const covariance = fit.model.covariance.map((row) => row.map(() => 0));
  return { ...fit, model: { ...fit.model, covariance } };
}

const feet = camera.project({ x: -8, y: 17, z: 0 }) ?? { x: NaN, y: NaN };

describe('a foot in the picture', () => {
  test('is mapped to its spot on the court', () => {
    const spot = measureSpot(exact(), feet, { across: 1, down: 1 });
    expect(spot?.court.x).toBeCloseTo(-8, 2);
    expect(spot?.court.y).toBeCloseTo(17, 2);
  });

  test.each([
    ['across', { across: 2, down: 0 }, { x: 2, y: 0 }],
    ['down', { across: 0, down: 3 }, { x: 0, y: 3 }],
  ])('that is off %s is off on the floor by that step', (_name, sigma, by) => {
    const spot = measureSpot(exact(), feet, sigma);
    const moved = toCourt(exact(), { x: feet.x + by.x, y: feet.y + by.y });
    const [dx, dy] = [(moved?.x ?? NaN) + 8, (moved?.y ?? NaN) - 17];
    const { xx, xy, yy } = errorOf(spot!.covariance);
    expect(xx / dx ** 2).toBeCloseTo(1, 0);
    expect(xy / (dx * dy)).toBeCloseTo(1, 0);
    expect(yy / dy ** 2).toBeCloseTo(1, 0);
    expect(spot?.errorFeet).toBeCloseTo(Math.hypot(dx, dy), 0);
  });

  test('that is off both ways has both errors and their covariance', () => {
    const across = measureSpot(exact(), feet, { across: 2, down: 0 })!.covariance;
    const down = measureSpot(exact(), feet, { across: 0, down: 3 })!.covariance;
    const both = measureSpot(exact(), feet, { across: 2, down: 3 })!.covariance;
    for (const a of [0, 1] as const) {
      for (const b of [0, 1] as const) {
        expect(both[a][b]).toBeCloseTo(across[a][b] + down[a][b], 9);
      }
    }
  });

  test('above the horizon is no spot', () => {
    expect(measureSpot(exact(), { x: 320, y: -200 }, { across: 1, down: 1 })).toBeNull();
  });
});

test('the error of spots equals the spread of floors fitted to shaken marks', () => {
  // Marks as many hands would set them, each a little off: their floors put the foot at different spots.
  const hands = Array.from({ length: 400 }, (_, hand) => {
    const marks = marksSeen().map(({ image: [x, y], court }, at) => ({
      image: [x + shake(hand, 2 * at), y + shake(hand, 2 * at + 1)] as const,
      court,
    }));
    return fitHomography(marks.map(({ image: [x, y], court }) => ({ image: [x, y], court })));
  }).filter((fit) => fit !== null);
  const spots = hands.flatMap((fit) => toCourt(fit, feet) ?? []);
  const of = (value: (spot: { x: number; y: number }) => number): number =>
    spots.reduce((sum, spot) => sum + value(spot), 0) / spots.length;
  const variance = of(({ x }) => (x + 8) ** 2) + of(({ y }) => (y - 17) ** 2);
  const sigmas = hands.map((fit) => measureSpot(fit, feet, { across: 0, down: 0 })!.errorFeet ** 2);
  const said = sigmas.reduce((sum, value) => sum + value, 0) / sigmas.length;
  expect(said / variance).toBeGreaterThan(0.7);
  expect(said / variance).toBeLessThan(1.5);
});

/** Displayed px, one sigma as in `markShake`; the same for the same hand and mark. */
function shake(hand: number, at: number): number {
  const u = (n: number): number => {
    const value = Math.sin(n * 127.1 + 311.7) * 43758.5453;
    return Math.max(1e-9, value - Math.floor(value));
  };
  const seed = hand * 31 + at;
  return (
    0.0025 *
    fitted().model.pixels *
    Math.sqrt(-2 * Math.log(u(seed))) *
    Math.cos(2 * Math.PI * u(seed + 0.5))
  );
}

test('a spot reports its error once, and never less than zero', () => {
  const covariance = [[4, 1], [1, 5]] as const; // prettier-ignore
  expect(spotOf({ x: 1, y: 2 }, covariance)).toEqual({ court: { x: 1, y: 2 }, covariance, errorFeet: 3 }); // prettier-ignore
  expect(errorOf(covariance)).toEqual({ xx: 4, xy: 1, yy: 5 });
  expect(spotOf({ x: 1, y: 2 }, [[-1e-12, 0], [0, 0]]).errorFeet).toBe(0); // prettier-ignore
});

test('projecting the spot gives the foot again', () => {
  const seen = toImage(exact(), { x: -8, y: 17 });
  expect(seen?.x).toBeCloseTo(feet.x, 1);
  expect(seen?.y).toBeCloseTo(feet.y, 1);
});
