import { add, cross, dot, scale, subtract, unit, type Vec3, vec3 } from '../geometry/vec3.ts';

/** Where the phone stands. */
export interface CameraPlacement {
  /** Feet. */
  readonly position: Vec3;
  /** What the middle of the picture looks at, feet. */
  readonly target: Vec3;
  /** Horizontal opening angle; a phone's main camera has about 65. */
  readonly degreesWide: number;
}

interface ProjectedPoint {
  /** Pixels of the picture, y down. */
  readonly x: number;
  readonly y: number;
  /** Feet along the viewing direction; not in the picture when it is not positive. */
  readonly depth: number;
}

/** A pinhole camera without lens distortion, held level. */
export interface Camera {
  readonly position: Vec3;
  readonly width: number;
  readonly height: number;
  /** Pixels a foot at one foot of depth. */
  readonly focal: number;
  project(point: Vec3): ProjectedPoint;
  /** Unit direction of the ray through a pixel. */
  ray(x: number, y: number): Vec3;
}

export function makeCamera(placement: CameraPlacement, width: number, height: number): Camera {
  const { position, target, degreesWide } = placement;
  const forward = unit(subtract(target, position));
  const right = unit(cross(forward, vec3(0, 0, 1)));
  const down = cross(forward, right);
  const focal = width / 2 / Math.tan((degreesWide * Math.PI) / 360);
  return {
    position,
    width,
    height,
    focal,
    project: (point) => {
      const offset = subtract(point, position);
      const depth = dot(offset, forward);
      return {
        x: width / 2 + (focal * dot(offset, right)) / depth,
        y: height / 2 + (focal * dot(offset, down)) / depth,
        depth,
      };
    },
    ray: (x, y) =>
      unit(
        add(
          add(scale(right, (x - width / 2) / focal), scale(down, (y - height / 2) / focal)),
          forward,
        ),
      ),
  };
}
