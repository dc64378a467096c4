import { describe, expect, test } from 'vitest';
import type { CourtMark } from '../analysis.ts';
import { fitModel, normalised, projectWith, toHomography } from './fit-floor.ts';
import { toImage } from './homography.ts';
import { camera, marksSeen } from './testing/film-shot.ts';

/** The first marks of the test scene; the left one moved by a few px. */
const marked = (count: number, off = 0): CourtMark[] =>
  marksSeen()
    .slice(0, count)
    .map(({ image: [x, y], court }, at) => ({ image: at === 0 ? [x + off, y] : [x, y], court }));

describe('where the model sees a spot', () => {
  const h = [0.8, -0.1, 0.5, 0.05, 0.3, 0.4, 0.02, -0.15];
  const seen = () => projectWith(h, 0.7, -0.4);

  test('is a plane seen in perspective', () => {
    const { i, j, depth } = seen();
    expect(depth).toBeCloseTo(1.074, 9);
    expect(i).toBeCloseTo((0.56 + 0.04 + 0.5) / 1.074, 9);
    expect(j).toBeCloseTo((0.035 - 0.12 + 0.4) / 1.074, 9);
  });

  test.each(h.map((_, at) => at))('changes with parameter %i as its derivative says', (at) => {
    const { i, j, rows } = seen();
    const moved = projectWith(
      h.map((value, p) => (p === at ? value + 1e-6 : value)),
      0.7,
      -0.4,
    );
    expect((moved.i - i) / 1e-6).toBeCloseTo(rows[0][at]!, 4);
    expect((moved.j - j) / 1e-6).toBeCloseTo(rows[1][at]!, 4);
  });
});

test('spots are measured from the middle of the marks, in tens of feet', () => {
  expect(normalised({ x: 2, y: 5 }, { x: -8, y: 30 })).toEqual({ u: -1, v: 2.5 });
});

describe('a floor', () => {
  test.each([4, 5, 6])('of %i good marks is the true one', (count) => {
    const model = fitModel(marked(count));
    const floor = model && toHomography(model);
    const truth = camera.project({ x: 3, y: 10, z: 0 });
    const seen = floor && toImage(floor, { x: 3, y: 10 });
    expect(seen?.x).toBeCloseTo(truth?.x ?? NaN, 3);
    expect(seen?.y).toBeCloseTo(truth?.y ?? NaN, 3);
  });

  test('is measured from the middle of its marks', () => {
    const { centre, pixels } = fitModel(marked(4))!;
    expect(centre).toEqual({ x: 0, y: 4.25 });
    const furthest = Math.max(...marked(4).flatMap(({ image }) => image));
    expect(pixels).toBeCloseTo(furthest, 9);
  });

  test('of marks that fit is as uncertain as the usual shake of a hand, and less with each further mark that fits', () => {
    const { sigma, pixels } = fitModel(marked(4))!;
    expect(sigma).toBeCloseTo(0.0025 * pixels, 6);
    const six = fitModel(marked(6))!;
    // Four marks' worth of prior against four degrees of freedom of the marks.
    expect(six.sigma / six.pixels).toBeCloseTo(0.0025 * Math.sqrt(4 / 8), 6);
  });

  test('of contradictory marks has an error as large as their contradiction', () => {
    const good = fitModel(marked(6))!;
    const bad = fitModel(marked(6, 12))!;
    expect(bad.sigma).toBeGreaterThan(2 * good.sigma);
    expect(bad.covariance[0]![0]!).toBeGreaterThan(4 * good.covariance[0]![0]!);
  });

  test.each([
    ['three marks', marked(3)],
    ['marks on one line', [[-6, 0], [0, 0], [3, 0], [9, 0], [9, 9]].map(([x, y]): CourtMark => ({ image: [10 * x!, 5 * y!], court: [x!, y!] }))],
    ['marks of which two were mixed up', marked(4).map((mark, at, all) => ({ ...mark, image: all[[1, 0, 2, 3][at]!]!.image }))],
  ])('is none for %s', (_name, marks) => {
    expect(fitModel(marks)).toBeNull();
  }); // prettier-ignore
});
