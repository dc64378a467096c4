import { describe, expect, test } from 'vitest';
import { thrown } from '../testing/flights.ts';
import type { Throw } from '../testing/flights.ts';
import { arrivalOf, cameTo, closenessOf } from './ball-arrivals.ts';

const rim = { cx: 230, cy: 60, rx: 12, ry: 4 };
const toRing: Throw = { from: [60, 120], to: [230, 60] };

function closeness(way: Throw, at = rim): number {
  const arrival = arrivalOf(thrown(way));
  return arrival ? closenessOf(arrival, at) : 0;
}

describe('how much a falling ball supports a ring there', () => {
  test.each<[string, Throw, (closeness: number) => boolean]>([
    ['through its middle', toRing, (one) => one > 0.95],
    ['off its edge', { ...toRing, to: [244, 58] }, (one) => one > 0.4 && one < 0.95],
    ['far beside it', { ...toRing, to: [140, 60] }, (one) => one < 0.01],
    ['far too small a ball, from far behind', { ...toRing, diameter: 5 }, (one) => one === 0],
    [
      'far too large a ball, right before the camera',
      { ...toRing, diameter: 40 },
      (one) => one === 0,
    ],
    ['still rising', { from: [60, 360], to: [230, 60], gravity: 50 }, (one) => one === 0],
  ])('%s', (_name, way, expected) => {
    expect(closeness(way)).toSatisfy(expected);
  });
});

describe('a ball that came down reached a ring', () => {
  test.each<[string, Throw, boolean]>([
    ['through its middle', toRing, true],
    ['where it touches the iron', { ...toRing, to: [212, 60] }, true],
    ['but not right before that', { ...toRing, to: [210, 60] }, false],
    ['but not far behind it', { ...toRing, diameter: 5 }, false],
  ])('%s', (_name, way, expected) => {
    const arrival = arrivalOf(thrown(way));
    expect(arrival && cameTo(arrival, rim)).toBe(expected);
  });
});
