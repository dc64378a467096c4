import { expect, it } from 'vitest';
import { PALETTES } from '../draw/palettes.ts';
import { makeRandom } from '../random.ts';
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
