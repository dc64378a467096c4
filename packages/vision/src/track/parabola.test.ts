import { expect, test } from 'vitest';
import { fallAt, fitParabola, placeAt, residualOf, velocityAt } from './parabola.ts';

const thrown = { at: 2, x0: 10, vx: 60, drift: -8, y0: 90, vy: -120, gravity: 200 };
const points = [2, 2.1, 2.25, 2.4, 2.6].map((seconds) => ({
  seconds,
  ...placeAt(thrown, seconds),
}));

test('the fit recovers the throw, whatever the frames’ spacing', () => {
  const fitted = fitParabola(points);
  expect(fitted).not.toBeNull();
  if (!fitted) return;
  expect(fitted.gravity).toBeCloseTo(200, 4);
  expect(fitted.vx).toBeCloseTo(60, 4);
  expect(residualOf(fitted, points)).toBeLessThan(1e-6);
  expect(fallAt(fitted, 2)).toBeCloseTo(-120, 4);
});

test('two points are no parabola', () => {
  expect(fitParabola(points.slice(0, 2))).toBeNull();
});

test('points of one moment are no parabola', () => {
  expect(fitParabola([1, 2, 3].map((x) => ({ seconds: 5, x, y: x })))).toBeNull();
});

test('three points are one', () => {
  expect(fitParabola(points.slice(0, 3))?.gravity).toBeCloseTo(200, 4);
});

test('speed across and down', () => {
  expect(velocityAt(thrown, 2.5)).toEqual({ x: 56, y: -20 });
});

test('the root mean square distance of points from it', () => {
  const off = [[3, 0], [0, 4], [0, 0], [0, 0], [0, 0]] as const; // prettier-ignore
  const shifted = points.map(({ seconds, x, y }, at) => ({ seconds, x: x + off[at]![0], y: y + off[at]![1] })); // prettier-ignore
  expect(residualOf(thrown, shifted)).toBeCloseTo(Math.sqrt(5), 9);
  expect(residualOf(thrown, [])).toBe(0);
});
