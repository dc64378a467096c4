import { expect, test } from 'vitest';
import { locate } from './locate.ts';

/** Ten px a foot, the basket at (300, 100). */
const floor = {
  courtToImage: [10, 0, 300, 0, 10, 100, 0, 0, 1],
  imageToCourt: [0.1, 0, -30, 0, 0.1, -10, 0, 0, 1],
};

test('feet on the court give the spot and its zone', () => {
  const { court, zone } = locate({ x: 300, y: 250 }, floor);
  expect(court?.x).toBeCloseTo(0);
  expect(court?.y).toBeCloseTo(15);
  expect(zone).toBe('zone_5_free_throw');
});

test.each([
  ['no feet', null, floor],
  ['no court marks', { x: 300, y: 250 }, null],
  ['feet off the half court', { x: 900, y: 100 }, floor],
])('%s: nothing is claimed', (_name, feet, homography) => {
  expect(locate(feet, homography)).toEqual({ court: null, zone: null });
});
