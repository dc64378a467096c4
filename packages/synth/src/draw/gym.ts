import type { Camera } from '../camera/camera.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { Colour } from '../scene/people.ts';
import { type Canvas, makeCanvas } from './canvas.ts';
import { makeFloor, type Floor } from './floor.ts';
import { type Palette, PALETTES, type Setting } from './palettes.ts';

/** Points of a pixel through which rays are sent: four smooth every edge, two nearly so in half the time. */
const RAYS = {
  four: [0.25, 0.75].flatMap((right) => [0.25, 0.75].map((down) => ({ right, down }))),
  two: [0.25, 0.75].map((both) => ({ right: both, down: both })),
} as const;

/** Distance to something ahead; infinite if it lies behind. */
const ahead = (distance: number): number => (distance > 0 ? distance : Infinity);

/** The first hit of a ray from the camera in the empty hall. Called for every pixel: allocates nothing. */
function hallColour(from: Vec3, ray: Vec3, floor: Floor, palette: Palette): Colour {
  const { hall, wall, ceiling } = palette;
  const down = ahead(-from.z / ray.z);
  const up = ahead((hall.ceiling - from.z) / ray.z);
  const along = Math.min(ahead((hall.back - from.y) / ray.y), ahead((hall.front - from.y) / ray.y));
  const aside = Math.min(ahead((hall.side - from.x) / ray.x), ahead((-hall.side - from.x) / ray.x));
  if (down <= up && down <= along && down <= aside) {
    return floor.colourAt(from.x + ray.x * down, from.y + ray.y * down);
  }
  if (up <= along && up <= aside) return ceiling;
  return along <= aside
    ? wall(from.x + ray.x * along + 100, from.z + ray.z * along)
    : wall(from.y + ray.y * aside + 100, from.z + ray.z * aside);
}

/** The empty hall as the camera sees it: drawn once, copied into every frame. */
export function drawGym(
  camera: Camera,
  setting: Setting,
  palette: Palette = PALETTES[setting],
  rays: keyof typeof RAYS = 'four',
): Canvas {
  const canvas = makeCanvas(camera.width, camera.height);
  const floor = makeFloor(palette);
  const spots = RAYS[rays];
  for (let y = 0; y < camera.height; y++) {
    for (let x = 0; x < camera.width; x++) {
      const sum = [0, 0, 0];
      for (const { right, down } of spots) {
        const ray = camera.ray(x + right, y + down);
        const colour = hallColour(camera.position, ray, floor, palette);
        for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
      }
      const at = (y * camera.width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.pixels[at + c] = sum[c]! / spots.length;
    }
  }
  return canvas;
}
