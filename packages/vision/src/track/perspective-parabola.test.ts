import { describe, expect, test } from 'vitest';
import { residualWithDepth, residualOfPerspective } from './perspective-parabola.ts';

describe('squared residuals of a flight in depth', () => {
  test.each([
    // c = 0.2: 50 − 2·0.2·20 + 0.04·100 = 46, half way 1.1 as large.
    ['by the depth that fits best', { plain: 50, mixed: -20, inDepth: 100 }, 30, 1, 46 / 1.21],
    ['over a longer time', { plain: 50, mixed: -20, inDepth: 100 }, 30, 2, 46 / 1.44],
    ['backward in time', { plain: 50, mixed: -20, inDepth: 100 }, 30, -1, 46 / 0.81],
    ['by going away no further', { plain: 50, mixed: -90, inDepth: 100 }, 30, 1, (50 - 126 + 49) / 1.35 ** 2],
    ['by coming near no nearer', { plain: 90, mixed: 90, inDepth: 100 }, 30, 2, (90 - 180 * (0.7 / 3.4) + 100 * (0.7 / 3.4) ** 2) / (1 - 0.7 / 3.4) ** 2],
    ['not of few points', { plain: 50, mixed: -20, inDepth: 100 }, 24, 1, 50],
    ['of enough points', { plain: 50, mixed: -20, inDepth: 100 }, 25, 1, 46 / 1.21],
    ['not of one moment', { plain: 50, mixed: -20, inDepth: 100 }, 30, 0, 50],
    ['not where depth changes nothing', { plain: 50, mixed: -20, inDepth: 0 }, 30, 1, 50],
  ])('%s', (_name, unexplained, points, seconds, left) => {
    expect(residualWithDepth(unexplained, points, seconds)).toBeCloseTo(left, 9);
  }); // prettier-ignore
});

describe('the residual of points from the best flight', () => {
  /** This many points of a parabola, from second 3 and far from the picture's corner, every other one this far off. */
  const shaken = (count: number, x: number, y: number) =>
    Array.from({ length: count }, (_, at) => {
      const t = at / 30;
      const side = at % 2 === 0 ? 1 : -1;
      return { seconds: 3 + t, x: 500 + 90 * t + side * x, y: 300 - 80 * t + 200 * t * t + side * y };
    }); // prettier-ignore
  test.each([
    ['nothing, exactly', shaken(20, 0, 0), 0, 1e-6],
    ['nothing, few that any fits', shaken(3, 5, 5), 0, 1e-9],
    // A parabola takes 3 of 9 degrees of freedom, and hardly any of the noise.
    ['across', shaken(9, 2, 0), 2, 0.1],
    ['down', shaken(9, 0, 2), 2, 0.1],
    ['both', shaken(9, 1.5, 2), 2.5, 0.1],
    ['four', shaken(4, 0, 2), 1.79, 0.02],
  ])('%s', (_name, points, off, give) => {
    expect(Math.abs(residualOfPerspective(points) - off)).toBeLessThan(give);
  });

  test('is infinite for points of one moment', () => {
    expect(residualOfPerspective(shaken(6, 1, 1).map((point) => ({ ...point, seconds: 3 })))).toBe(
      Infinity,
    );
  });

  test('is zero for a ball that flies away', () => {
    const away = Array.from({ length: 30 }, (_, at) => {
      const t = at / 30;
      const far = 1 + 0.5 * t;
      return { seconds: t, x: 500 + (100 * t) / far, y: 300 + (-400 * t + 350 * t * t) / far };
    });
    expect(residualOfPerspective(away)).toBeLessThan(1e-6);
    expect(residualOfPerspective(away.slice(0, 24))).toBeGreaterThan(1e-3);
  });
});
