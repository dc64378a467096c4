import { expect, it } from 'vitest';
import { PALETTES } from '../draw/palettes.ts';
import { vec3 } from '../geometry/vec3.ts';
import { makeRandom } from '../random.ts';
import { makeCamera } from './camera.ts';
import { CAMERA_VIEWS, placeCamera } from './views.ts';

it.each(CAMERA_VIEWS)('a phone in the %s view stands inside every hall', (view) => {
  for (let seed = 0; seed < 50; seed++) {
    const { x, y, z } = placeCamera(view, makeRandom(seed)).position;
    for (const { hall } of Object.values(PALETTES)) {
      expect(Math.abs(x)).toBeLessThan(hall.side);
      expect(y).toBeLessThan(hall.front);
      expect(z).toBeGreaterThan(0);
      expect(z).toBeLessThan(hall.ceiling);
    }
  }
});

it('the right side of a player facing the basket is at the right in a view from behind', () => {
  for (let seed = 0; seed < 20; seed++) {
    const camera = makeCamera(placeCamera('behind_shooter', makeRandom(seed)), 640, 360);
    const [left, right] = [-10, 10].map((x) => camera.project(vec3(x, 10, 5)));
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(camera.project(vec3(0, 0, 0)).y).toBeGreaterThan(camera.project(vec3(0, 0, 10)).y);
  }
});
