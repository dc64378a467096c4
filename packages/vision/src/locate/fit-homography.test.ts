import { describe, expect, test } from 'vitest';
import type { CourtMark } from '../analysis.ts';
import { measureSpot } from './court-error.ts';
import { fitHomography } from './fit-homography.ts';
import { toCourt } from './homography.ts';

/** A floor seen at an angle: court → picture. */
function see(x: number, y: number): [number, number] {
  const depth = 0.02 * y + 1;
  return [(320 + 14 * x + 2 * y) / depth, (300 - 4 * y) / depth];
}

function mark(x: number, y: number): CourtMark {
  return { image: see(x, y), court: [x, y] };
}

const corners = [mark(-6, -5.25), mark(6, -5.25), mark(6, 13.75), mark(-6, 13.75)];

describe('from picture to court', () => {
  test.each([
    ['the middle of the lane', 0, 5],
    ['a corner three', 22, -2],
    ['the top of the key', 0, 23.75],
  ])('%s', (_name, x, y) => {
    const floor = fitHomography(corners);
    const [px, py] = see(x, y);
    const spot = floor && toCourt(floor, { x: px, y: py });
    expect(spot?.x).toBeCloseTo(x, 4);
    expect(spot?.y).toBeCloseTo(y, 4);
  });
});

test('more marks than needed are averaged', () => {
  const shaky = [...corners, mark(0, 13.75), mark(0, -5.25)].map(({ image, court }, at) => ({
    image: [image[0] + (at % 2) - 0.5, image[1]] as const,
    court,
  }));
  const floor = fitHomography(shaky);
  const [px, py] = see(0, 5);
  const spot = floor && toCourt(floor, { x: px, y: py });
  expect(Math.hypot((spot?.x ?? 99) - 0, (spot?.y ?? 99) - 5)).toBeLessThan(0.3);
});

test('three marks, or marks on one line, are not enough', () => {
  expect(fitHomography(corners.slice(0, 3))).toBeNull();
  expect(fitHomography([0, 1, 2, 3].map((at) => mark(at, at)))).toBeNull();
});

test('of three marks on one line and one beside it the floor could still tilt', () => {
  const three = [mark(-6, -5.25), mark(6, -5.25), mark(25, -5.25)];
  expect(fitHomography([...three, mark(-6, 13.75)])).toBeNull();
  // Nearly on one line is no better: the shake of a hand would decide.
  expect(fitHomography([mark(-6, 13.75), mark(-19.75, -5.25), mark(0, 19.75), mark(6, -5.25)])).toBeNull(); // prettier-ignore
  expect(fitHomography([...three, mark(-6, 13.75), mark(0, 19.75)])).not.toBeNull();
});

test('a mark beyond the edge of the picture is as good as one inside', () => {
  const moved = corners.map(({ image: [i, j], court }) => ({ image: [i - 260, j - 380] as const, court })); // prettier-ignore
  expect(moved.some(({ image: [i, j] }) => i < 0 && j < 0)).toBe(true);
  const floor = fitHomography(moved);
  const [px, py] = see(0, 5);
  const spot = floor && toCourt(floor, { x: px - 260, y: py - 380 });
  expect(spot?.x).toBeCloseTo(0, 4);
  expect(spot?.y).toBeCloseTo(5, 4);
});

describe('a mark at the wrong place', () => {
  const extra = [mark(0, 13.75), mark(0, 19.75), mark(-25, -5.25)];
  const wrong = { image: [400, 250], court: [25, -5.25] } as const;

  test('is left out among many, and reported', () => {
    const fit = fitHomography([...corners, ...extra, wrong]);
    expect(fit?.marks.filter(({ used }) => !used).map(({ mark: { court } }) => court)).toEqual([
      [25, -5.25],
    ]);
    expect(fit?.errorFeet).toBeLessThan(0.01);
  });

  test('shows in a large error if there are too few others to identify it', () => {
    const fit = fitHomography([...corners, wrong]);
    expect(fit?.marks.every(({ used }) => used)).toBe(true);
    expect(fit?.errorFeet).toBeGreaterThan(0.5);
  });

  test('marks that are only shaky are all used', () => {
    const shaky = [...corners, ...extra].map(({ image, court }, at) => ({
      image: [image[0] + ((at * 7) % 5) - 2, image[1] + ((at * 3) % 5) - 2] as const,
      court,
    }));
    expect(fitHomography(shaky)?.marks.every(({ used }) => used)).toBe(true);
  });
});

test('the error of a spot grows with the distance from the marks', () => {
  const fit = fitHomography(corners);
  const at = (x: number, y: number): number => {
    const [i, j] = see(x, y);
    const spot = fit && measureSpot(fit, { x: i, y: j }, { across: 0, down: 0 });
    return spot?.errorFeet ?? NaN;
  };
  expect(at(0, 5)).toBeLessThan(at(12, 8));
  expect(at(12, 8)).toBeLessThan(at(23, 20));
});
