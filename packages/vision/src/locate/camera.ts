import type { ImagePoint } from '../analysis.ts';
import type { Matrix3 } from './homography.ts';

/** A point above the court: x and y as on the court, z above the floor; feet. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * A camera without distortion: its position (feet), its direction (radians; yaw from the y axis to
 * the right, pitch up, roll), and its focal length as the logarithm of displayed px.
 */
export type CameraNumbers = readonly [
  x: number,
  y: number,
  z: number,
  yaw: number,
  pitch: number,
  roll: number,
  logFocal: number,
];

export interface Camera {
  readonly focal: number;
  /** Null when it is behind the camera. */
  project(place: Place): (ImagePoint & { readonly depth: number }) | null;
  /** The point that is seen at an image point, `depth` feet along the viewing direction. */
  placeAt(image: ImagePoint, depth: number): Place;
}

/** Feet; nothing nearer is filmed. */
const NEAREST = 0.5;

interface Axes {
  readonly forward: Place;
  readonly right: Place;
  readonly down: Place;
}

/** A camera's viewing direction and its picture's axes; of length 1. */
function axesOf(numbers: CameraNumbers): Axes {
  const yaw = numbers[3];
  const pitch = numbers[4];
  const roll = numbers[5];
  const sy = Math.sin(yaw);
  const cy = Math.cos(yaw);
  const sp = Math.sin(pitch);
  const cp = Math.cos(pitch);
  const sr = Math.sin(roll);
  const cr = Math.cos(roll);
  const forward = { x: sy * cp, y: cy * cp, z: sp };
  // The court's x grows to the right of a player facing the basket: looking along -y, right is +x.
  const level = { x: -cy, y: sy, z: 0 };
  const below = { x: sy * sp, y: cy * sp, z: -cp };
  const right = { x: level.x * cr + below.x * sr, y: level.y * cr + below.y * sr, z: below.z * sr };
  const down = {
    x: below.x * cr - level.x * sr,
    y: below.y * cr - level.y * sr,
    z: below.z * cr,
  };
  return { forward, right, down };
}

const along = (axis: Place, numbers: CameraNumbers): number =>
  axis.x * numbers[0] + axis.y * numbers[1] + axis.z * numbers[2];

/** The floor as a camera sees it: nine numbers, row-major, that multiply (x, y, 1); the third is the depth, feet. */
export function floorSeenBy(numbers: CameraNumbers, middle: ImagePoint): Matrix3 {
  const { forward, right, down } = axesOf(numbers);
  const focal = Math.exp(numbers[6]);
  const away = -along(forward, numbers);
  return [
    focal * right.x + middle.x * forward.x,
    focal * right.y + middle.x * forward.y,
    focal * -along(right, numbers) + middle.x * away,
    focal * down.x + middle.y * forward.x,
    focal * down.y + middle.y * forward.y,
    focal * -along(down, numbers) + middle.y * away,
    forward.x,
    forward.y,
    away,
  ];
}

/** `middle`: the middle of the picture, displayed px. */
export function makeCamera(numbers: CameraNumbers, middle: ImagePoint): Camera {
  const [px, py, pz, , , , logFocal] = numbers;
  const focal = Math.exp(logFocal);
  const { forward, right, down } = axesOf(numbers);
  return {
    focal,
    project({ x, y, z }) {
      const dx = x - px;
      const dy = y - py;
      const dz = z - pz;
      const depth = dx * forward.x + dy * forward.y + dz * forward.z;
      if (depth < NEAREST) return null;
      return {
        x: middle.x + (focal * (dx * right.x + dy * right.y + dz * right.z)) / depth,
        y: middle.y + (focal * (dx * down.x + dy * down.y + dz * down.z)) / depth,
        depth,
      };
    },
    placeAt(image, depth) {
      const u = ((image.x - middle.x) / focal) * depth;
      const v = ((image.y - middle.y) / focal) * depth;
      return {
        x: px + forward.x * depth + right.x * u + down.x * v,
        y: py + forward.y * depth + right.y * u + down.y * v,
        z: pz + forward.z * depth + right.z * u + down.z * v,
      };
    },
  };
}
