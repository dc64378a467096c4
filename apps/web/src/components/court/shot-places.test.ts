import { zoneOf, zoneSpot } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { placeShots, type PlacedShot } from './shot-places.ts';

const shot = (id: string, rest: Partial<PlacedShot>): PlacedShot => ({
  id,
  outcome: 'made',
  court: null,
  zone: null,
  ...rest,
});

test('a measured shot is drawn at its spot, one of unknown place is not drawn', () => {
  const dots = placeShots([shot('a', { court: { x: 3, y: 4 } }), shot('b', {})]);
  expect(dots).toEqual([{ id: 'a', outcome: 'made', point: { x: 3, y: 4 } }]);
});

test('shots of one zone are spread around its default spot', () => {
  const zone = 'zone_11_right_wing_three';
  const points = placeShots(
    Array.from({ length: 12 }, (_, index) => shot(String(index), { zone })),
  ).map(({ point }) => point);
  expect(points[0]).toEqual(zoneSpot(zone));
  for (const [index, a] of points.entries()) {
    expect(zoneOf(a)).toBe(zone);
    for (const b of points.slice(index + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.75);
    }
  }
});
