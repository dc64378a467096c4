import type { Camera } from '../camera/camera.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { Colour } from '../scene/people.ts';
import { type Canvas, makeCanvas } from './canvas.ts';
import { makeFloor, type Floor } from './floor.ts';
import type { Setting } from './look.ts';
import { type Palette, PALETTES } from './palettes.ts';

const SAMPLES = [0.25, 0.75];

/** What a ray from the camera meets first in the empty hall. */
function hallColour(from: Vec3, ray: Vec3, floor: Floor, palette: Palette): Colour {
  const { hall, wall, ceiling } = palette;
  const hits: [distance: number, colour: (at: Vec3) => Colour][] = [
    [-from.z / ray.z, ({ x, y }) => floor.colourAt(x, y)],
    [(hall.ceiling - from.z) / ray.z, () => ceiling],
    [(hall.back - from.y) / ray.y, ({ x, z }) => wall(x + 100, z)],
    [(hall.front - from.y) / ray.y, ({ x, z }) => wall(x + 100, z)],
    [(hall.side - from.x) / ray.x, ({ y, z }) => wall(y + 100, z)],
    [(-hall.side - from.x) / ray.x, ({ y, z }) => wall(y + 100, z)],
  ];
  let nearest = Infinity;
  let paint: (at: Vec3) => Colour = () => ceiling;
  for (const [distance, colour] of hits) {
    if (distance > 0 && distance < nearest) {
      nearest = distance;
      paint = colour;
    }
  }
  return paint({
    x: from.x + ray.x * nearest,
    y: from.y + ray.y * nearest,
    z: from.z + ray.z * nearest,
  });
}

/** The empty hall as the camera sees it: drawn once, copied into every frame. */
export function drawGym(camera: Camera, setting: Setting): Canvas {
  const canvas = makeCanvas(camera.width, camera.height);
  const floor = makeFloor(PALETTES[setting]);
  for (let y = 0; y < camera.height; y++) {
    for (let x = 0; x < camera.width; x++) {
      const sum = [0, 0, 0];
      for (const right of SAMPLES) {
        for (const down of SAMPLES) {
          const colour = hallColour(
            camera.position,
            camera.ray(x + right, y + down),
            floor,
            PALETTES[setting],
          );
          for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
        }
      }
      const at = (y * camera.width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.pixels[at + c] = sum[c]! / SAMPLES.length ** 2;
    }
  }
  return canvas;
}
