import type { Camera } from '../camera/camera.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { Colour } from '../scene/people.ts';
import { type Canvas, makeCanvas } from './canvas.ts';
import { makeFloor, type Floor } from './floor.ts';

/** The hall around the court, feet. */
const HALL = { back: -13, front: 75, side: 38, ceiling: 27 } as const;
const PADDING_HEIGHT = 6.5;
const SAMPLES = [0.25, 0.75];

const PADDING: Colour = [52, 62, 92];
const CEILING: Colour = [92, 88, 84];

function wallColour(across: number, height: number): Colour {
  if (height < PADDING_HEIGHT) return across % 4 < 0.12 ? [42, 50, 76] : PADDING;
  // Blocks of masonry and a slow fall-off of light toward the ceiling.
  const light = 1 - Math.max(0, height - PADDING_HEIGHT) * 0.008;
  const joint = height % 1.3 < 0.06 ? 0.96 : 1;
  return [212 * light * joint, 206 * light * joint, 196 * light * joint];
}

/** What a ray from the camera meets first in the empty hall. */
function hallColour(from: Vec3, ray: Vec3, floor: Floor): Colour {
  const hits: [distance: number, colour: (at: Vec3) => Colour][] = [
    [-from.z / ray.z, ({ x, y }) => floor.colourAt(x, y)],
    [(HALL.ceiling - from.z) / ray.z, () => CEILING],
    [(HALL.back - from.y) / ray.y, ({ x, z }) => wallColour(x + 100, z)],
    [(HALL.front - from.y) / ray.y, ({ x, z }) => wallColour(x + 100, z)],
    [(HALL.side - from.x) / ray.x, ({ y, z }) => wallColour(y + 100, z)],
    [(-HALL.side - from.x) / ray.x, ({ y, z }) => wallColour(y + 100, z)],
  ];
  let nearest = Infinity;
  let paint: (at: Vec3) => Colour = () => CEILING;
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
export function drawGym(camera: Camera): Canvas {
  const canvas = makeCanvas(camera.width, camera.height);
  const floor = makeFloor();
  for (let y = 0; y < camera.height; y++) {
    for (let x = 0; x < camera.width; x++) {
      const sum = [0, 0, 0];
      for (const right of SAMPLES) {
        for (const down of SAMPLES) {
          const colour = hallColour(camera.position, camera.ray(x + right, y + down), floor);
          for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
        }
      }
      const at = (y * camera.width + x) * 3;
      for (let c = 0; c < 3; c++) canvas.pixels[at + c] = sum[c]! / SAMPLES.length ** 2;
    }
  }
  return canvas;
}
